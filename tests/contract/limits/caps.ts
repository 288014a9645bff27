import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { everyDocument } from "../../support/every-document.ts";

const ENDS = { notes: 12_000, chapter: 200_000 };

/** Tests of the caps of Markdown and of the bundle. */
export function caps(hosts: ServedSpecimen): void {
  const text = async (path: string) => (await hosts.api(path)).text();

  test("a section's printed notes end at 12,000 characters, unless all are asked for", async () => {
    let capped = 0;
    for (const { collection, path } of await everyDocument(hosts)) {
      if (collection !== "code") continue;
      const [short, all] = [await text(`${path}/markdown`), await text(`${path}/markdown?notes=all`)];
      const notes = notesOf(all).length;
      expect(notesOf(short).length, path).toBeLessThanOrEqual(ENDS.notes + 1_000);
      if (notes <= ENDS.notes) expect(all, path).toBe(short);
      if (notes > ENDS.notes + 1_000) {
        capped += 1;
        expect(short.length, path).toBeLessThan(all.length);
        expect(short, path).toContain("notes=all");
      }
    }
    expect(capped).toBeGreaterThan(0);
  });

  test("a chapter with its sections' text ends at 200,000 characters, with a pointer to where it goes on", async () => {
    const chapter = "/api/code/titles/95/chapters/20/markdown";
    let path: string | null = `${chapter}?full=1`;
    let pages = 0;
    while (path !== null) {
      const page: string = await text(path);
      expect(page.length, path).toBeLessThan(ENDS.chapter + 10_000);
      const start: string | undefined = /full=1&start=(?<start>\d+)/.exec(page)?.groups?.["start"];
      path = start === undefined ? null : `${chapter}?full=1&start=${start}`;
      pages += 1;
      expect(pages).toBeLessThan(20);
    }
    expect(pages).toBeGreaterThan(1);
    expect((await text(chapter)).match(/^- .*95-20-\d+/gm)).toHaveLength(12);
  });

  test("the bundle is five files under CC0, its streams without a time", async () => {
    const listing = await (await hosts.api("/api/code/bulk")).json();
    expect(listing.license).toBe("CC0-1.0");
    const names = listing.assets.map(({ name }: { name: string }) => name);
    expect(names.map((name: string) => name.split(".").at(-1))).toEqual(["gz", "gz", "gz", "json", "SHA256SUMS"]);
    for (const name of names.slice(0, 3)) {
      const body = Buffer.from(await (await hosts.api(`/api/code/bulk/${name}`)).arrayBuffer());
      expect(body.readUInt32LE(4), name).toBe(0);
      for (const line of gunzipSync(body).toString("utf8").trimEnd().split("\n")) JSON.parse(line);
    }
    for (const collection of ["bills", "opinions"])
      expect((await hosts.api(`/api/${collection}/bulk`)).status).toBe(404);
  });
}

/** The part of a twin that holds the printed notes. */
function notesOf(markdown: string): string {
  const start = markdown.indexOf("\n## Notes\n");
  return start === -1 ? "" : markdown.slice(start, markdown.lastIndexOf("\n---\n"));
}
