import { expect, test } from "vitest";
import { billResolution } from "../../../src/model/bill-lists.ts";
import type { ServedSpecimen } from "../../support/describe-section.ts";
import { documentReferences, type SiteAddress } from "./document-references.ts";
import { expectLeads } from "./expect-leads.ts";

const API = "https://api.example.org";

/** Written forms with a session, apart as in an address, and the bill that each means. Nothing to come can change it. */
const APART: readonly [session: string, number: string, bill: string][] = [
  ["2025-2026", "HB9001", "2025-2026/hb9001"],
  ["2025-2026", "HB-9001", "2025-2026/hb9001"],
  ["2025-2026", "hb-9001", "2025-2026/hb9001"],
  ["2025-2026", "HB 9001", "2025-2026/hb9001"],
  ["2025-2026", "H.B. 9001", "2025-2026/hb9001"],
  ["2025-2026", "H. B. 9001", "2025-2026/hb9001"],
  ["2025-2026", "House Bill 9001", "2025-2026/hb9001"],
  ["2025-2026", "house bill no. 9001", "2025-2026/hb9001"],
  ["2025-2026", "hb09001", "2025-2026/hb9001"],
  ["2025-2026", "HR 9002", "2025-2026/hr9002"],
  ["2025-2026", "House Resolution 9001", "2025-2026/hr9001"],
  ["2025-2026", "Senate Bill 9001", "2025-2026/sb9001"],
  ["2025-2026", "S.B. 9001", "2025-2026/sb9001"],
  ["2025-2026", "Senate Resolution 9002", "2025-2026/sr9002"],
  ["2025-2026", "SR9002", "2025-2026/sr9002"],
  ["2025", "hb9001", "2025-2026/hb9001"],
  ["2026", "hb9001", "2025-2026/hb9001"],
  ["2025–2026", "hb9001", "2025-2026/hb9001"],
  ["2025-26", "hb9001", "2025-2026/hb9001"],
  ["2025/2026", "hb9001", "2025-2026/hb9001"],
  ["2025-2026 Regular Session", "HB 9001", "2025-2026/hb9001"],
  ["2023", "hb9001", "2023-2024/hb9001"],
  ["2024", "SB 9001", "2023-2024/sb9001"],
  ["2023-2024", "HB 9001 (2024)", "2023-2024/hb9001"],
  ["2023-SPECIAL-1", "hb9001", "2023-special-1/hb9001"],
  ["2023-special-1", "HB 9001", "2023-special-1/hb9001"],
  ["2021-special-1", "HB 9002EX", "2021-special-1/hb9002ex"],
  ["2025-2026", "hb9001.json", "2025-2026/hb9001"],
  ["2025-2026", "99000001", "2025-2026/hb9001"],
];

/** The same where a session or a bill to come could change it. */
const FOR_NOW: readonly [session: string, number: string, bill: string][] = [
  ["2023 special session", "hb9001", "2023-special-1/hb9001"],
  ["2021", "sb9001ex", "2021-special-1/sb9001ex"],
  ["2021-special-1", "hb9002", "2021-special-1/hb9002ex"],
];

/** References that stand alone, with what is sure about them. */
const ALONE: readonly [written: string, status: 307 | 308, bill: string][] = [
  ["99000015", 308, "2023-2024/hb9001"],
  ["099000015", 308, "2023-2024/hb9001"],
  ["hb9001", 307, "2025-2026/hb9001"],
  ["HB 9001", 307, "2025-2026/hb9001"],
  ["H.B. 9001", 307, "2025-2026/hb9001"],
  ["House Bill 9004", 307, "2023-2024/hb9004"],
  ["SB 9010", 307, "2023-2024/sb9010"],
  ["hb9002ex", 307, "2021-special-1/hb9002ex"],
  ["HB 9001, 2023-2024", 308, "2023-2024/hb9001"],
  ["HB 9001 (2023)", 308, "2023-2024/hb9001"],
  ["2023-2024/hb9001", 308, "2023-2024/hb9001"],
  ["2023-2024 HB 9001", 308, "2023-2024/hb9001"],
  ["Senate Resolution 9001 of the 2023-2024 Regular Session", 308, "2023-2024/sr9001"],
];

/** Addresses of the site, and where each leads. */
const SITE: readonly SiteAddress[] = [
  ["/bills/2025/HB-9001", 308, "/bills/2025-2026/hb9001"],
  ["/bills/2025/HB-9001.md?full=1&lang=es", 308, "/bills/2025-2026/hb9001.md?full=1&lang=es"],
  ["/bills/2025/HB-9001/text", 308, "/bills/2025-2026/hb9001/text"],
  ["/bills/hb9001", 307, "/bills/2025-2026/hb9001"],
  ["/bills/hb9001.md", 307, "/bills/2025-2026/hb9001.md"],
  ["/bills/hb9001/text", 307, "/bills/2025-2026/hb9001/text"],
  ["/bills/99000015", 308, "/bills/2023-2024/hb9001"],
  ["/bills/2025", 308, "/bills/2025-2026"],
  ["/bills/2025.md?kind=sb", 308, "/bills/2025-2026.md?kind=sb"],
  ["/bills/2025-2026%20Regular%20Session", 308, "/bills/2025-2026"],
  ["/bills/2021", 307, "/bills/2021-special-1"],
];

/** Words that fit several bills, and which. */
const SEVERAL: readonly [written: string, bills: string[]][] = [
  ["9010", ["2025-2026/hb9010", "2023-2024/sb9010"]],
  ["9005", ["2025-2026/hb9005"]],
];

/** Tests of references to bills. */
export function billReferences(hosts: ServedSpecimen): void {
  documentReferences(hosts, SITE, "/api/bills/resolve?q=HB%209001");

  const apart = [
    ...APART.map(([session, number, bill]) => [session, number, 308, bill] as const),
    ...FOR_NOW.map(([session, number, bill]) => [session, number, 307, bill] as const),
  ];
  test.each(apart)("%j and %j lead in one hop (%d) to %s, in every form", async (session, number, status, bill) => {
    const from = `/api/bills/bills/${encodeURIComponent(session)}/${encodeURIComponent(number)}`;
    for (const rest of ["", "/full-text", "/text?reading=text_as_amended", "/markdown?full=1&x=1"]) {
      await expectLeads(hosts.api, from + rest, status, `/api/bills/bills/${bill}${rest}`);
    }
    expect((await hosts.api(`/api/bills/bills/${bill}`)).status).toBe(200);
  });

  test.each(ALONE)("%j leads in one hop (%d) to %s, in every form", async (written, status, bill) => {
    const from = `/api/bills/bills/${encodeURIComponent(written)}`;
    for (const rest of ["", "/full-text", "/markdown?lang=es"]) {
      await expectLeads(hosts.api, from + rest, status, `/api/bills/bills/${bill}${rest}`);
    }
    const text = `/api/bills/bills/${encodeURIComponent(written)}/text`;
    await expectLeads(hosts.api, text, status, `/api/bills/bills/${bill}/text`);
    const resolved = billResolution.parse(
      await (await hosts.api(`/api/bills/resolve?q=${encodeURIComponent(written)}`)).json(),
    );
    expect(resolved).toMatchObject({ q: written, id: bill, url: `${API}/api/bills/bills/${bill}` });
    expect(resolved.candidates.map(({ id }) => id)).toEqual([bill]);
  });

  test("a session in any written form leads to its slug", async () => {
    await expectLeads(hosts.api, "/api/bills/sessions/2024?kind=hb", 308, "/api/bills/sessions/2023-2024?kind=hb");
    await expectLeads(
      hosts.api,
      "/api/bills/sessions/2025-2026%20Regular%20Session",
      308,
      "/api/bills/sessions/2025-2026",
    );
    await expectLeads(
      hosts.api,
      "/api/bills/sessions/2023-Special-1/markdown",
      308,
      "/api/bills/sessions/2023-special-1/markdown",
    );
    await expectLeads(hosts.api, "/api/bills/sessions/2021", 307, "/api/bills/sessions/2021-special-1");
  });

  test.each(SEVERAL)("%j is not guessed: resolve and the 404 name %j", async (written, bills) => {
    const resolved = billResolution.parse(await (await hosts.api(`/api/bills/resolve?q=${written}`)).json());
    expect([resolved.id, resolved.url, resolved.candidates.map(({ id }) => id)]).toEqual([null, null, bills]);
    const answer = await hosts.api(`/api/bills/bills/${written}/markdown`);
    expect(answer.status).toBe(404);
    const { candidates } = await answer.json();
    expect(candidates).toEqual(bills.map((id) => ({ id, url: `${API}/api/bills/bills/${id}/markdown` })));
  });

  test("resolve says which session it assumed, and which others have the number", async () => {
    const alone = billResolution.parse(await (await hosts.api("/api/bills/resolve?q=HB%209001")).json());
    expect(alone).toMatchObject({ id: "2025-2026/hb9001", session_assumed: true });
    expect([...alone.other_sessions].sort()).toEqual(["2021-special-1", "2023-2024", "2023-special-1"]);
    const named = billResolution.parse(await (await hosts.api("/api/bills/resolve?q=HB%209001%20of%202024")).json());
    expect(named).toMatchObject({ id: "2023-2024/hb9001", session_assumed: false });
    expect(named.read_as).toContain("2023-2024");
  });
}
