import type { PublicRoots } from "../../contract/addresses.ts";
import { PROBLEMS, type ProblemKind } from "../../contract/problems.ts";
import { writeMarkdown } from "../../render/markdown.ts";
import { code, heading, line, link, list, type Words } from "../../render/nodes.ts";
import { PROBLEM_GUIDE } from "../../render/openapi/problem-guide.ts";
import { splitCode } from "../../render/openapi/split-code.ts";

/** Every kind of error, in the order of their table. */
export const PROBLEM_KINDS = Object.keys(PROBLEMS) as ProblemKind[];

/** What stands at the `type` address of an error: when it is sent, what its body says, what to do. Markdown. */
export function problemPage(kind: ProblemKind, { api, site }: PublicRoots): string {
  const { status, title } = PROBLEMS[kind];
  const { when, what, fields } = PROBLEM_GUIDE[kind];
  const own = fields.map((field) => ({ words: [code(field.name), `: ${field.words}`], below: [] }));
  return writeMarkdown([
    heading(1, `${title} (${status})`),
    line(...words(when)),
    heading(2, "What to do"),
    line(...words(what)),
    heading(2, "What the body says"),
    line(
      "Errors are ",
      code("application/problem+json"),
      " (RFC 9457): ",
      code("type"),
      " is this address, ",
      code("title"),
      " and ",
      code("status"),
      " are those above, and ",
      code("detail"),
      " says what was asked, how it was read, and what to do.",
    ),
    ...(own.length === 0 ? [] : [line("Beside them:"), list(own)]),
    heading(2, "More"),
    list([
      { words: [link("The documentation", `${site}/docs`)], below: [] },
      { words: [link("The description of the API", `${api.replace(/\/api$/, "")}/openapi.json`)], below: [] },
    ]),
  ]);
}

function words(sentence: string): Words {
  return splitCode(sentence).map((piece) => (piece.code ? code(piece.text) : piece.text));
}
