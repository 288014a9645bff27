import { linkedPlaces, type Problem } from "./problem.ts";

/**
 * Puts what an error knows (its words, the nearest documents) into the site's own page for what is not there. Links on the
 * site are paths, as everywhere on its pages; `site` is its public address.
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
  return `${page.slice(0, end)}<p>${escapeHtml(problem.detail)}</p>${lists.join("")}${page.slice(end)}`;
}

function pathOn(site: string, url: string): string {
  return url.startsWith(`${site}/`) ? url.slice(site.length) : url;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
