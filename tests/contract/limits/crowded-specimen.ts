import type { Content } from "../../../src/model/content.ts";
import { madeUpBill, madeUpSession } from "../../support/made-up-bill.ts";
import { madeUpOpinion } from "../../support/made-up-opinion.ts";

/** One more than the most that a page of a session, and of a year, shows. */
export const CROWD = { bills: 501, opinions: 401, session: "2029-2030", year: 2029 } as const;

/** The specimen with a session and a year that do not fit on one page. */
export function crowded(content: Content): Content {
  const { bills, opinions } = content;
  if (bills === null || opinions === null) throw new Error("the specimen has all three collections");
  const session = madeUpSession(CROWD.session);
  const moreBills = Array.from({ length: CROWD.bills }, (_, index) =>
    madeUpBill(session.slug, `hb${index + 1}`, {
      bill_id: 96_000_000 + index,
      title: `Lantern ${index}; the lighting of it`,
    }),
  );
  const moreOpinions = Array.from({ length: CROWD.opinions }, (_, index) =>
    madeUpOpinion(String(960_000_000 + index), {
      case_name: `Lantern v. Night ${index}`,
      date_filed: `${CROWD.year}-01-01`,
      text: "A lantern was lit.",
    }),
  );
  return {
    ...content,
    bills: { sessions: [...bills.sessions, session], bills: [...bills.bills, ...moreBills] },
    opinions: { opinions: [...opinions.opinions, ...moreOpinions] },
  };
}
