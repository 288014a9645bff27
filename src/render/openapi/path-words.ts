import { PROBLEMS } from "../../contract/problems.ts";
import type { JsonSchema } from "./openapi-types.ts";

/** What is said of a path parameter: its forms, an example of the specimen, and redirects that other forms lead to. */
export type PathWords = {
  description: string;
  schema: JsonSchema;
  example: string | number;
  redirects: readonly (307 | 308)[];
};

const WORDS: JsonSchema = { type: "string", minLength: 1, maxLength: 300 };
const NUMBER: JsonSchema = { type: "integer", minimum: 0, maximum: 999_999 };

/** Path parameters by name, or by collection and name where the same name means something else. */
export const PATH_WORDS: ReadonlyMap<string, PathWords> = new Map<string, PathWords>([
  [
    "title",
    {
      description: "Number of a title of the Code. Other forms, such as `Title 16` or `016`, redirect.",
      schema: NUMBER,
      example: 90,
      redirects: [308],
    },
  ],
  [
    "chapter",
    {
      description: "Number of a chapter, with its letters and points: `5`, `2A`, `13.1`. Other forms redirect.",
      schema: WORDS,
      example: "1A",
      redirects: [308],
    },
  ],
  [
    "code.ref",
    {
      description:
        "A section of the Code: its citation `16-5-1`. Any other written form (`O.C.G.A. § 16-5-1`, `Section 16-5-1`, `Ga. Code Ann. § 16-5-1(a)(1)`) redirects; a range or a list redirects to the batch read.",
      schema: WORDS,
      example: "90-1A-1",
      redirects: [307, 308],
    },
  ],
  [
    "scheme",
    {
      description: "`ga` for the constitution of Georgia, `us` for that of the United States, in either case.",
      schema: { type: "string", enum: ["ga", "us"] },
      example: "ga",
      redirects: [308],
    },
  ],
  [
    "citation",
    {
      description:
        "A provision: its slug, `art-i-sec-i-para-i` or `amend-xiv`. A citation, such as `Art. I, § I, ¶ I`, redirects.",
      schema: WORDS,
      example: "art-xx-sec-i-para-i",
      redirects: [308],
    },
  ],
  [
    "kind",
    {
      description: "A kind of error: the last part of the `type` of an error.",
      schema: { type: "string", enum: Object.keys(PROBLEMS) },
      example: "not-found",
      redirects: [],
    },
  ],
  [
    "filename",
    { description: "Name of a file that the listing names.", schema: WORDS, example: "manifest.json", redirects: [] },
  ],
  [
    "session",
    {
      description:
        "A session: its canonical name `2025-2026` or `2021-special-1`. A year inside it redirects, and so do words such as `2025-2026 Regular Session`.",
      schema: WORDS,
      example: "2025-2026",
      redirects: [307, 308],
    },
  ],
  [
    "number",
    {
      description: "Number of a bill: `hb136`. `HB 136`, `H.B. 136`, `hb-136` and `House Bill 136` redirect.",
      schema: WORDS,
      example: "hb9001",
      redirects: [307, 308],
    },
  ],
  [
    "bill_id",
    {
      description:
        "Upstream’s numeric id of a bill. A bill number in its place leads to that bill in the newest session with one.",
      schema: WORDS,
      example: "99000001",
      redirects: [307, 308],
    },
  ],
  [
    "year",
    {
      description: "Year of filing. Other forms, such as `02019`, redirect.",
      schema: NUMBER,
      example: 2024,
      redirects: [308],
    },
  ],
  [
    "opinions.ref",
    {
      description:
        "A case: its docket number `S19A0992`, of which the leading opinion answers. The docket in lower case, a reporter citation (`312 Ga. 456`, `345 S.E.2d 678`) and upstream’s id redirect.",
      schema: WORDS,
      example: "S23G9005",
      redirects: [307, 308],
    },
  ],
  [
    "docket",
    {
      description: "Docket number of the case, `S19A0992`. Other forms redirect.",
      schema: WORDS,
      example: "S23G9005",
      redirects: [307, 308],
    },
  ],
  [
    "cluster_id",
    {
      description: "Upstream’s id of the opinion: digits, or `ga-` and the docket until upstream has one.",
      schema: WORDS,
      example: "990000111",
      redirects: [307, 308],
    },
  ],
]);
