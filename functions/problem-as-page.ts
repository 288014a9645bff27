import { cacheControl } from "../src/contract/cache.ts";
import type { Answer } from "./answer.ts";
import { problemStatus } from "./problem.ts";
import { problemPage } from "./problem-page.ts";
import type { Release } from "./release-holder.ts";

/** The site's page for what is not there, when the release has one. */
const PAGE = "pages/404.html";

/** Shows a 404 or a 422 of a page as the site's own page, with the same words and links; without such a page it stays as it is. */
export function problemAsPage(release: Release, answer: Answer | Promise<Answer>): Answer | Promise<Answer> {
  if (answer instanceof Promise) return answer.then((settled) => problemAsPage(release, settled));
  if (answer.kind !== "problem") return answer;
  const status = problemStatus(answer.problem.kind);
  return status === 404 || status === 422 ? asPage(release, answer, status) : answer;
}

async function asPage(release: Release, answer: Answer & { kind: "problem" }, status: 404 | 422): Promise<Answer> {
  const page = await release.files.find(PAGE);
  if (page === null || !(page.body instanceof Uint8Array)) return answer;
  return {
    kind: "content",
    status,
    body: problemPage(Buffer.from(page.body).toString("utf8"), answer.problem, release.corpus.roots.site),
    type: page.type,
    etag: null,
    conditional: false,
    cacheControl: cacheControl(status === 404 ? "missing" : "none", null),
    link: null,
  };
}
