import { PROBLEMS } from "../src/contract/problems.ts";
import { linkedPlaces, type Problem, problemStatus } from "./problem.ts";

/**
 * Puts what an error knows (its words, the nearest documents) into the site's own page for what is not there, whose own
 * words stay where that is so. Links on the site are paths, as everywhere on its pages; `site` is its public address.
 */
export function problemPage(page: string, problem: Problem, site: string): string {
  const end = page.lastIndexOf("</main>");
  if (end === -1) return page;
  const lists = linkedPlaces(problem).map(({ heading, places }) => {
    const items = places.map(
      ({ id, url }) => `<li><a href="${escapeHtml(pathOn(site, url))}">${escapeHtml(id)}</a></li>`,
    );
    return `<h2>${heading}</h2><ul>${items.join("")}</ul>`;
  });
  const before = problemStatus(problem.kind) === 404 ? page.slice(0, end) : openingOf(page, problem);
  return `${before}<p>${escapeHtml(problem.detail)}</p>${lists.join("")}${page.slice(end)}`;
}

/** The page up to its content, under the error's title. */
function openingOf(page: string, { kind }: Problem): string {
  const { title } = PROBLEMS[kind];
  const start = page.indexOf(">", page.indexOf("<main")) + 1;
  const own = /<h1>([^<]+)<\/h1>/.exec(page)?.[1] ?? title;
  return `${page.slice(0, start).replaceAll(own, () => title)}<h1>${title}</h1>`;
}

function pathOn(site: string, url: string): string {
  return url.startsWith(`${site}/`) ? url.slice(site.length) : url;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
