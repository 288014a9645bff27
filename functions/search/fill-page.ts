import { escapeHtml } from "../../src/render/search/escape-html.ts";

/** What the site's search page is filled with: the values of its form by their names, and the results. */
export type PageFilling = { values: ReadonlyMap<string, string>; title: string; results: string };

const RESULTS = "<!--results-->";
/** What stands only where nothing has been asked for. */
const EMPTY = /<!--empty-->[\s\S]*?<!--\/empty-->/;
/** The value of a text or number field. */
const VALUE = / data-fill="(?<name>[a-z_]+)"/g;
/** A choice, set or not as the template has it. */
const CHOICE = /(?: (?:selected|checked))? data-(?<kind>selected|checked)-if="(?<name>[a-z_]+)=(?<value>[^"]*)"/g;

/**
 * Fills the template of the search page by its marks: `<!--results-->`, `data-fill="q"` on a field, `data-selected-if="a=b"`
 * and `data-checked-if="a=b"` on a choice. A template without the mark for results gets them at the end of its main part.
 */
export function fillPage(page: string, { values, title, results }: PageFilling): string {
  const form = page
    .replace(EMPTY, "")
    .replace(VALUE, (_, name: string) => valueAttribute(values.get(name)))
    .replace(CHOICE, (_, kind: string, name: string, value: string) => (values.get(name) === value ? ` ${kind}` : ""))
    .replace("<title>", () => `<title>${escapeHtml(title)} – `);
  const at = form.indexOf(RESULTS);
  const end = form.lastIndexOf("</main>");
  if (at !== -1) return form.slice(0, at) + results + form.slice(at + RESULTS.length);
  return end === -1 ? form : form.slice(0, end) + results + form.slice(end);
}

function valueAttribute(value: string | undefined): string {
  return value === undefined ? "" : ` value="${escapeHtml(value)}"`;
}
