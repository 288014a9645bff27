import { describeSection } from "../support/describe-section.ts";
import { billReferences } from "./identifiers/bill-references.ts";
import { opinionReferences } from "./identifiers/opinion-references.ts";
import { provisionReferences } from "./identifiers/provision-references.ts";
import { sectionReferences } from "./identifiers/section-references.ts";
import { markdownTwins } from "./resources/markdown-twins.ts";
import { records } from "./resources/records.ts";
import { statedFields } from "./resources/stated-fields.ts";

/** Section 2: every field that is stated, in every answer that should have it; twins; and every written form of an identifier. */
describeSection("2 Resources and their fields", {
  "fields that are stated": statedFields,
  records: records,
  "Markdown twins": markdownTwins,
  "sections in any written form": sectionReferences,
  "provisions in any written form": provisionReferences,
  "bills in any written form": billReferences,
  "opinions in any written form": opinionReferences,
});
