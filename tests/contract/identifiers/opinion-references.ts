import { expect, test } from "vitest";
import { opinionResolution } from "../../../src/model/opinion-lists.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { documentReferences, type SiteAddress } from "./document-references.ts";
import { expectLeads } from "./expect-leads.ts";

const API = "https://api.example.org";

/** Written forms of a docket number, and the canonical one that each leads to. */
const DOCKETS: readonly [written: string, docket: string][] = [
  ["s25a9001", "S25A9001"],
  ["S25a9001", "S25A9001"],
  ["S25A9001.", "S25A9001"],
  ["S 25 A 9001", "S25A9001"],
  ["S25-A-9001", "S25A9001"],
  ["No. S25A9001", "S25A9001"],
  ["Case No. S25A9001", "S25A9001"],
  ["Docket No. s25a9001", "S25A9001"],
  ["Windfall v. State, S25A9001", "S25A9001"],
  ["s23g9005", "S23G9005"],
  ["a25a9001", "A25A9001"],
  // Joined numbers, together and the later one alone.
  ["99011, 99012", "99011"],
  ["99011, 99012.", "99011"],
  ["No. 99012", "99011"],
  ["99012", "99011"],
  ["No. 99001", "99001"],
  ["cluster-990000301", "CLUSTER-990000301"],
  ["Cluster-Cap-99000002", "CLUSTER-CAP-99000002"],
];

/** References to one opinion, with what is sure about them, and its stable address. */
const OPINIONS: readonly [written: string, status: 307 | 308, opinion: string][] = [
  ["999 Ga. 1001", 308, "S25A9001/990000101"],
  ["999 Ga 1001", 308, "S25A9001/990000101"],
  ["999 GA. 1001", 308, "S25A9001/990000101"],
  ["999 S.E.2d 101", 308, "S25A9001/990000101"],
  ["999 SE2d 101", 308, "S25A9001/990000101"],
  ["999 S.E. 2d 101", 308, "S25A9001/990000101"],
  ["999 S. E. 2d 101", 308, "S25A9001/990000101"],
  ["999 se2d 101", 308, "S25A9001/990000101"],
  ["999 Ga. 1001 (2025)", 308, "S25A9001/990000101"],
  ["999 Ga. 1001, 999 S.E.2d 101", 308, "S25A9001/990000101"],
  ["Windfall v. State, 999 Ga. 1001 (999 SE2d 101) (2025)", 308, "S25A9001/990000101"],
  ["999 Ga. App. 101", 308, "A25A9001/990000201"],
  ["999 Ga.App. 101", 308, "A25A9001/990000201"],
  ["999 S.E. 200", 308, "CLUSTER-CAP-99000002/cap-99000002"],
  // A citation that two share, narrowed by one that they do not.
  ["999 Ga. 1050, 999 S.E.2d 150", 308, "S18P9001/990000141"],
  ["990000101", 308, "S25A9001/990000101"],
  // An id whose opinion was joined into another.
  ["990000199", 308, "S25A9001/990000101"],
  ["cap-99000001", 308, "99001/cap-99000001"],
  ["CAP-99000001", 308, "99001/cap-99000001"],
  // A provisional id: of an opinion that has no other yet, and of ones that have.
  ["ga-s25a9005", 307, "S25A9005/ga-s25a9005"],
  ["GA-S25A9005", 307, "S25A9005/ga-s25a9005"],
  ["ga-s25a9001", 307, "S25A9001/990000101"],
  ["ga-s23g9005", 307, "S23G9005/990000111"],
  ["S25A9001/990000101", 308, "S25A9001/990000101"],
];

/** A docket and a cluster id apart, and where they lead. */
const APART: readonly [from: string, status: 307 | 308, opinion: string][] = [
  ["s25a9001/990000101", 308, "S25A9001/990000101"],
  ["S25A9003/990000104", 308, "S25X9004/990000104"],
  ["S25X9004/990000103", 308, "S25A9003/990000103"],
  ["S25A9001/990000199", 308, "S25A9001/990000101"],
  ["99012/990000160", 308, "99011/990000160"],
  ["No.%2099011/990000160", 308, "99011/990000160"],
  ["S99A9999/990000101", 308, "S25A9001/990000101"],
  ["fish/990000101", 308, "S25A9001/990000101"],
  ["S25A9001/ga-s25a9001", 307, "S25A9001/990000101"],
  ["S25A9005/GA-S25A9005", 307, "S25A9005/ga-s25a9005"],
];

/** Addresses of the site, and where each leads. */
const SITE: readonly SiteAddress[] = [
  ["/opinions/s25a9001", 308, "/opinions/S25A9001"],
  ["/opinions/s25a9001.md?lang=es", 308, "/opinions/S25A9001.md?lang=es"],
  ["/opinions/s25a9001/text", 308, "/opinions/S25A9001/text"],
  ["/opinions/990000101", 308, "/opinions/S25A9001/990000101"],
  ["/opinions/999%20Ga.%201001.md", 308, "/opinions/S25A9001/990000101.md"],
  ["/opinions/s25a9001/990000101.md?full=1", 308, "/opinions/S25A9001/990000101.md?full=1"],
  ["/opinions/s25a9001/990000101/text", 308, "/opinions/S25A9001/990000101/text"],
  ["/opinions/year-02025.md?start=2", 308, "/opinions/year-2025.md?start=2"],
];

/** Words that fit several opinions, and which. */
const SEVERAL: readonly [written: string, opinions: string[]][] = [
  ["999 Ga. 1050", ["S18P9001/990000141", "S22C9002/990000131"]],
  ["S25A9001, S22F9001", ["S25A9001/990000101", "S22F9001/990000130"]],
];

/** Tests of references to opinions. */
export function opinionReferences(hosts: ServedSpecimen): void {
  documentReferences(hosts, SITE, "/api/opinions/resolve?q=windfall");

  const resolve = async (q: string) => {
    const answer = await hosts.api(`/api/opinions/resolve?q=${encodeURIComponent(q)}`);
    expect(answer.status, q).toBe(200);
    return opinionResolution.parse(await answer.json());
  };

  test.each(DOCKETS)("%j leads in one hop to the case %s, in every form", async (written, docket) => {
    const from = `/api/opinions/cases/${encodeURIComponent(written)}`;
    for (const rest of ["?full=1", "/full-text", "/text", "/markdown?full=1&x=1"]) {
      await expectLeads(hosts.api, from + rest, 308, `/api/opinions/cases/${docket}${rest}`);
    }
    const there = await hosts.api(`/api/opinions/cases/${docket}`);
    expect(there.status).toBe(200);
    const { id } = await there.json();
    expect(await resolve(written)).toMatchObject({ q: written, id, url: `${API}/api/opinions/cases/${id}` });
  });

  test.each(OPINIONS)("%j leads in one hop (%d) to %s, in every form", async (written, status, opinion) => {
    const from = `/api/opinions/cases/${encodeURIComponent(written)}`;
    for (const rest of ["?lang=es", "/full-text", "/text", "/markdown?full=1"]) {
      await expectLeads(hosts.api, from + rest, status, `/api/opinions/cases/${opinion}${rest}`);
    }
    expect((await hosts.api(`/api/opinions/cases/${opinion}`)).status).toBe(200);
    expect(await resolve(written)).toMatchObject({ id: opinion, url: `${API}/api/opinions/cases/${opinion}` });
  });

  test.each(APART)("cases/%s leads (%d) to %s, in every form", async (from, status, opinion) => {
    for (const rest of ["", "/full-text", "/text", "/markdown?full=1"]) {
      await expectLeads(
        hosts.api,
        `/api/opinions/cases/${from}${rest}`,
        status,
        `/api/opinions/cases/${opinion}${rest}`,
      );
    }
  });

  test.each([
    ["990000101", 308, "S25A9001/990000101"],
    ["990000199", 308, "S25A9001/990000101"],
    ["cap-99000001", 308, "99001/cap-99000001"],
    ["ga-s25a9005", 307, "S25A9005/ga-s25a9005"],
    // Not upstream's id, but it can be followed. What leads a docket may change.
    ["S23G9005", 307, "S23G9005/990000111"],
  ] as const)("clusters/%s leads (%d) to %s, in every form", async (cluster, status, opinion) => {
    for (const rest of ["", "/full-text", "/markdown?lang=es"]) {
      await expectLeads(
        hosts.api,
        `/api/opinions/clusters/${cluster}${rest}`,
        status,
        `/api/opinions/cases/${opinion}${rest}`,
      );
    }
  });

  test("a joined number under which an opinion of its own leads stands for that one", async () => {
    expect(await (await hosts.api("/api/opinions/cases/S25X9004")).json()).toMatchObject({ id: "S25X9004/990000104" });
    const { id, candidates } = await resolve("S25X9004");
    expect([id, candidates.map((each) => each.id)]).toEqual([
      "S25X9004/990000104",
      ["S25X9004/990000104", "S25A9003/990000103"],
    ]);
  });

  test("a docket number of several opinions resolves to the leading one and names all", async () => {
    const { id, total, candidates } = await resolve("S23G9005");
    expect([id, total, candidates.map((each) => each.id)]).toEqual([
      "S23G9005/990000111",
      2,
      ["S23G9005/990000111", "S23G9005/990000110"],
    ]);
  });

  test.each(SEVERAL)("%j is not guessed: resolve and the 404 name %j", async (written, opinions) => {
    const resolved = await resolve(written);
    expect([resolved.id, resolved.url, resolved.total]).toEqual([null, null, opinions.length]);
    expect(resolved.candidates.map(({ id }) => id)).toEqual(opinions);
    const answer = await hosts.api(`/api/opinions/cases/${encodeURIComponent(written)}/markdown`);
    expect(answer.status).toBe(404);
    const { candidates } = await answer.json();
    expect(candidates).toEqual(opinions.map((id) => ({ id, url: `${API}/api/opinions/cases/${id}/markdown` })));
  });

  test("a case name resolves to every match, names that begin with it first", async () => {
    const windfall = await resolve("windfall");
    const names = windfall.candidates.map(({ case_name }) => case_name);
    expect(windfall).toMatchObject({ id: null, url: null, total: names.length });
    const begins = names.map((name) => name.startsWith("Windfall"));
    expect(begins).toEqual([...begins].sort().reverse());
    expect(new Set(begins)).toEqual(new Set([true, false]));
    expect(await resolve("Ex parte Bellfounder")).toMatchObject({ id: "CLUSTER-990000301/990000301", total: 1 });
    expect((await resolve("sedgewick v. SEDGEWICK")).total).toBe(2);
  });

  test("a case name is no address: the 404 names the cases and where to ask", async () => {
    const answer = await hosts.api("/api/opinions/cases/Sedgewick%20v.%20Sedgewick");
    expect(answer.status).toBe(404);
    const { candidates, detail } = await answer.json();
    expect(candidates.map(({ id }: { id: string }) => id).sort()).toEqual([
      "S22F9001/990000130",
      "S25A9005/ga-s25a9005",
    ]);
    const [, url] = /(https:\/\/api\.example\.org\S+[^.\s])/.exec(detail) ?? [];
    expect((await (await hosts.api((url ?? "").slice(API.length))).json()).total).toBe(2);
  });
}
