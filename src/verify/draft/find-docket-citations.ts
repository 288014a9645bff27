import { caseNameBefore } from "./case-name.ts";
import { COURT_AND_YEAR, courtOf } from "./court-and-year.ts";
import type { FoundCitation, OpinionCourt } from "./found-citation.ts";

/** Numbers of Georgia's two appellate courts, in capitals with gaps, in small letters without; an opinion's id under one. */
const DOCKET =
  /(?<![A-Za-z0-9])(?:[SA][ -]?\d\d[ -]?[A-Z][ -]?\d{4}|[sa]\d\d[a-z]\d{4})(?:\/(?:\d{1,12}|ga-[a-z0-9]{1,12}))?(?![A-Za-z0-9])/g;
/** The court's numbers before 1990, which are no more than digits. */
const OLD_DOCKET = /(?<![A-Za-z0-9])(?:Case |Docket )?Nos?\. (?<number>\d{5})(?![\d-]|,\d)/g;

/** Citations to opinions by docket number. Digits alone are one only where they lead somewhere, or name the court. */
export function findDocketCitations(text: string): FoundCitation[] {
  const modern = [...text.matchAll(DOCKET)].map(({ index, 0: written }) => {
    const [docket = "", cluster] = written.split("/");
    const number = docket.toUpperCase().replace(/[ -]/g, "");
    const id = cluster === undefined ? number : `${number}/${cluster.toLowerCase()}`;
    return toFound(text, {
      start: index,
      end: index + written.length,
      id,
      court: /^A/i.test(id) ? "other" : "georgia",
    });
  });
  const old = [...text.matchAll(OLD_DOCKET)].map(({ index, 0: written, groups }) =>
    toFound(text, { start: index, end: index + written.length, id: groups?.["number"] ?? "", court: "unsaid" }),
  );
  return [...modern, ...old];
}

type Docket = { readonly start: number; readonly end: number; readonly id: string; readonly court: OpinionCourt };

function toFound(text: string, { start, end, id, court }: Docket): FoundCitation {
  COURT_AND_YEAR.lastIndex = end;
  const dated = COURT_AND_YEAR.exec(text);
  const said = courtOf(dated, ["S.E."]);
  const name = caseNameBefore(text, start);
  const target = {
    kind: "opinion",
    written: id,
    court: said.court === "unsaid" ? court : said.court,
    year: said.year,
    name: name?.words ?? null,
  } as const;
  const isDoubtful = target.court === "unsaid";
  return { start, end: end + (dated?.[0].length ?? 0), nameStart: name?.start ?? start, isDoubtful, target };
}
