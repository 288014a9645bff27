import { ImportError } from "../import-error.ts";
import { isTag, type Page, type PageNode } from "./dom.ts";

/** The edition that a page was printed in. */
export type Release = {
  /** `r86` */
  readonly name: string;
  readonly number: number;
  /** `2022.11`, as printed. */
  readonly printedDate: string;
  /** `2022-11-01`: a release dated by its month counts from the first day. */
  readonly date: string;
};

const RELEASE =
  /Release (?<number>\d{1,4}) of the Official Code of Georgia Annotated released (?<date>(?<year>\d{4})\.(?<month>\d{1,2})(?:\.(?<day>\d{1,2}))?)/;

/** The release that a page's `description` names. Throws an `ImportError` for a page that names none. */
export function readRelease(file: string, page: Page): Release {
  const groups = RELEASE.exec(description(page.children) ?? "")?.groups;
  if (groups === undefined) {
    throw new ImportError(
      `${file}: its description does not name a release of the Official Code of Georgia Annotated; keep only UniCourt title pages in the folder`,
    );
  }
  const two = (part: string | undefined) => (part ?? "1").padStart(2, "0");
  const number = Number(groups["number"]);
  const date = `${groups["year"]}-${two(groups["month"])}-${two(groups["day"])}`;
  return { name: `r${number}`, number, printedDate: groups["date"] ?? "", date };
}

function description(nodes: readonly PageNode[]): string | null {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    if (node.name === "body") return null;
    if (node.name === "meta" && node.attribs["name"] === "description")
      return (node.attribs["content"] ?? "").replace(/\s+/g, " ");
    const inside = description(node.children);
    if (inside !== null) return inside;
  }
  return null;
}
