/**
 * Counts one use of the bar: its coarse class and nothing else. A plain text without credentials or referrer, so that the
 * browser sends no cookie, does not say which page, and asks nothing first; kept alive, because a link leaves the page.
 * Whatever fails is not told.
 */
function report(beacon: string, use: string): void {
  const body = JSON.stringify({ class: use });
  const plainly = { mode: "no-cors", credentials: "omit", referrerPolicy: "no-referrer", keepalive: true } as const;
  fetch(beacon, { method: "POST", body, ...plainly }).catch(() => {});
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

/** Copies what a button stands for. It is promised to the clipboard, which has to be asked while the click still counts. */
function copy({ dataset }: HTMLElement): Promise<void> {
  const words =
    dataset["copyFrom"] === undefined ? Promise.resolve(dataset["copy"] ?? "") : textAt(dataset["copyFrom"]);
  const type = "text/plain";
  return navigator.clipboard.write([new ClipboardItem({ [type]: words.then((text) => new Blob([text], { type })) })]);
}

/** Makes the bar's buttons work where the browser lets a page copy, and counts each use of a button or a link. */
function openBar(bar: HTMLElement, beacon: string): void {
  const status = bar.querySelector("[role=status]");
  const say = (words: string): void => {
    if (status !== null) status.textContent = words;
  };
  for (const link of bar.querySelectorAll<HTMLElement>("a[data-use]"))
    link.addEventListener("click", () => report(beacon, link.dataset["use"] ?? ""));
  // Only pages that came over a safe connection have a clipboard.
  if (navigator.clipboard === undefined || typeof ClipboardItem === "undefined") return;
  for (const button of bar.querySelectorAll<HTMLElement>("button[data-use]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await copy(button);
      } catch {
        say("It could not be copied.");
        return;
      }
      say("Copied.");
      report(beacon, button.dataset["use"] ?? "");
    });
  }
}

const bar = document.querySelector<HTMLElement>("[data-beacon]");
if (bar !== null) openBar(bar, bar.dataset["beacon"] ?? "");
