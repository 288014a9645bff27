import { cacheControl } from "../src/contract/cache.ts";
import type { Answer } from "./answer.ts";
import { problemStatus } from "./problem.ts";
import { problemPage } from "./problem-page.ts";
import type { Release } from "./release-holder.ts";

/** The site's page for what is not there, when the release has one. */
const PAGE = "pages/404.html";

/** Shows a 404 of a page as the site's own page, with the same links; without such a page it stays as it is. */
export function notFoundPage(release: Release, answer: Answer | Promise<Answer>): Answer | Promise<Answer> {
  if (answer instanceof Promise) return answer.then((settled) => notFoundPage(release, settled));
  if (answer.kind !== "problem" || problemStatus(answer.problem.kind) !== 404) return answer;
  return asPage(release, answer);
}

async function asPage(release: Release, answer: Answer & { kind: "problem" }): Promise<Answer> {
  const page = await release.files.find(PAGE);
  if (page === null || !(page.body instanceof Uint8Array)) return answer;
  return {
    kind: "content",
    status: 404,
    body: problemPage(Buffer.from(page.body).toString("utf8"), answer.problem, release.corpus.roots.site),
    type: page.type,
    etag: null,
    conditional: false,
    cacheControl: cacheControl("missing", null),
    link: null,
  };
}
