import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { StoredBill } from "../../src/model/stored-bill.ts";
import { formatBillFile } from "../../src/store/bill-file.ts";
import { readContent } from "../../src/store/read-content.ts";
import { UPSTREAM_SESSION, upstreamBill, upstreamText } from "./bill-upstream.ts";
import { zipBytes } from "./bill-zip-bytes.ts";

const SCRIPT = resolve("scripts/import.ts");
const LATER = {
  ...UPSTREAM_SESSION,
  session_id: 901,
  year_start: 2093,
  year_end: 2094,
  session_name: "2093-2094 Regular Session",
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bills-"));
  put("from/GA/2091-2092_Regular_Session/bill/HB7.json", {
    bill: upstreamBill("HB7", { texts: [upstreamText(1_000_101, "2091-01-10", "Introduced")] }),
  });
  put("from/GA/2091-2092_Regular_Session/bill/SB3.json", { bill: upstreamBill("SB3", { status: 4 }) });
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(path: string, content: object | string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(
    join(folder, path),
    typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content),
  );
}

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, "bills", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

const file = (path: string) => readFileSync(join(folder, path), "utf8");

function content() {
  const read = readContent(join(folder, "to"));
  if (read.kind !== "content") throw new Error(JSON.stringify(read.problems));
  return read.content;
}

function snapshot(): Map<string, string> {
  const files = readdirSync(join(folder, "to"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), "utf8")]),
  );
}

/** Puts a summary into a stored bill, as the service does. */
function summarize(bill: StoredBill) {
  const service = {
    model: "made-up",
    written_on: "2091-05-01",
    source_hash: "0123456789abcdef",
    summary: { en: "A bill on mills.", es: null },
    topic_tags: ["mills"],
  };
  put(`to/bills/${bill.session}/${bill.number}.md`, formatBillFile({ ...bill, service }));
}

describe("npm run import -- bills", () => {
  it("writes a content folder that the store reads, and says what it did", () => {
    put("texts/HB7.rtf", "{\\rtf1 A {\\strike b}{\\ul  c}\\par}");
    const { status, stdout } = run("--from", "from", "--texts", "texts", "--to", "to");
    expect(status).toBe(0);
    expect(stdout).toContain("bills: 2\n  2091-2092: 2\nby status:\n  1 Introduced: 1\n  4 Passed: 1\n");
    expect(stdout).toContain("texts: 1 stored, 0 not fetched, 1 not published, 0 no words\n");
    expect(stdout).toContain("left out: nothing\n");
    const { bills, corpus } = content();
    expect(bills?.bills.map(({ number, text }) => [number, text])).toEqual([
      ["hb7", "A <del>b</del> <ins>c</ins>"],
      ["sb3", ""],
    ]);
    expect(corpus.bills).toMatchObject({
      release_label: "legiscan-2091-01-10",
      release_date: "2091-01-10",
      current_through: "January 10, 2091",
      license: "CC BY 4.0",
      attribution: expect.stringContaining("LegiScan LLC"),
      specimen: false,
    });
    expect(corpus.bills?.coverage).toBe(
      "2 bills of the Georgia General Assembly (2091-2092 Regular Session) as LegiScan had them on January 10, 2091, 1 text among them.",
    );
    expect(corpus.bills?.sources.map(({ name }) => name)).toEqual(["LegiScan", "Georgia General Assembly"]);
  });

  it("gives the same from a dataset's ZIP, whose name has its day", () => {
    run("--from", "from", "--to", "to");
    const first = snapshot();
    const zipped = ["HB7", "SB3"].map((name) => ({
      name: `GA/bill/${name}.json`,
      content: file(`from/GA/2091-2092_Regular_Session/bill/${name}.json`),
    }));
    writeFileSync(join(folder, "GA_2091-2092_Regular_Session_JSON_20910301.zip"), zipBytes(zipped));
    expect(run("--from", "GA_2091-2092_Regular_Session_JSON_20910301.zip", "--to", "to").status).toBe(0);
    const { release_label } = JSON.parse(file("to/corpus.json")).bills;
    expect(release_label).toBe("legiscan-2091-03-01");
    first.delete(join(folder, "to/corpus.json"));
    expect(snapshot()).toEqual(new Map([...first, [join(folder, "to/corpus.json"), file("to/corpus.json")]]));
  });

  it("imports again to the same bytes, and keeps other collections", () => {
    run("--from", "from", "--to", "to");
    const corpus = JSON.parse(file("to/corpus.json"));
    put("to/corpus.json", `${JSON.stringify({ ...corpus, opinions: corpus.bills }, null, 2)}\n`);
    put("to/opinions/x.md", "kept");
    const before = snapshot();
    expect(run("--from", "from", "--to", "to").status).toBe(0);
    expect(snapshot()).toEqual(before);
  });

  it("replaces the sessions that it imports, keeps others, and names bills that are gone", () => {
    run("--from", "from", "--to", "to");
    put("later/bill/HB7.json", { bill: upstreamBill("HB7", { bill_id: 88, session_id: 901, session: LATER }) });
    expect(run("--from", "later", "--to", "to").stdout).toContain("bills: 3\n  2091-2092: 2\n  2093-2094: 1\n");
    expect(content().bills?.sessions.map(({ slug }) => slug)).toEqual(["2091-2092", "2093-2094"]);
    rmSync(join(folder, "from/GA/2091-2092_Regular_Session/bill/SB3.json"));
    expect(run("--from", "from", "--to", "to").stdout).toContain("no longer there: 1 (2091-2092/sb3)\n");
    expect(content().bills?.bills.map(({ session, number }) => `${session}/${number}`)).toEqual([
      "2091-2092/hb7",
      "2093-2094/hb7",
    ]);
  });

  it("keeps a text that it brings none for, and what the service wrote while the text is the same", () => {
    put("texts/HB7.txt", "The words.");
    run("--from", "from", "--texts", "texts", "--to", "to");
    for (const bill of content().bills?.bills ?? []) summarize(bill);
    const kept = run("--from", "from", "--to", "to").stdout;
    expect(kept).toContain("kept from before: 1 texts that this import brings none for\n");
    expect(kept).toContain("kept from before: what the service wrote of 2 bills\n");
    expect(content().bills?.bills[0]).toMatchObject({
      text: "The words.",
      text_status: "stored",
      service: { model: "made-up" },
    });
    put("texts/HB7.txt", "Other words.");
    expect(run("--from", "from", "--texts", "texts", "--to", "to").stdout).toContain("1 bills whose text changed\n");
    expect(content().bills?.bills).toMatchObject([
      { text: "Other words.", service: null },
      { service: { model: "made-up" } },
    ]);
  });

  it("lists what is left out, and writes all of it into the report", () => {
    put("from/other/HB9.json", { bill: upstreamBill("HB9", { state: "AK" }) });
    put("from/broken.json", "{");
    const { status, stdout } = run("--from", "from", "--to", "to", "--report", "report.json");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^left out: 2\n {2}from\/broken\.json: is no JSON .*download it again$/m);
    expect(stdout).toContain(
      '  from/other/HB9.json: bill.state has "AK": a bill of another state; only bills of Georgia are imported\n',
    );
    expect(JSON.parse(file("report.json"))).toMatchObject({
      left_out: [{ file: "from/broken.json" }, { value: '"AK"' }],
      texts: [],
    });
  });

  it("changes nothing and exits 1 when nothing can be imported or the content folder is broken", () => {
    put("other/HB9.json", { bill: upstreamBill("HB9", { state: "AK" }) });
    expect(run("--from", "other", "--to", "to")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/nothing to import from other \(1 files left out, the first .*another state/),
    });
    run("--from", "from", "--to", "to");
    put("to/bills/2091-2092/hb7.md", "---\nbill_id: no\n---\n\nwords\n");
    const before = snapshot();
    const { status, stderr } = run("--from", "from", "--to", "to");
    expect(status).toBe(1);
    expect(stderr).toMatch(/hb7\.md: bill_id: has "no": .*; correct it or take it away/);
    expect(snapshot()).toEqual(before);
    expect(readdirSync(join(folder, "to")).sort()).toEqual(["bills", "corpus.json"]);
  });
});
