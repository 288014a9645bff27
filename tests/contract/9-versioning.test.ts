import { describeSection } from "../support/describe-section.ts";
import { descriptions } from "./versioning/descriptions.ts";
import { versions } from "./versioning/versions.ts";

/** Section 9: the version of the API, of each corpus, and of a section; and the files that describe the API. */
describeSection("9 Versioning", { versions, descriptions });
