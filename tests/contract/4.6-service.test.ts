import { describeSection } from "../support/describe-section.ts";
import { aboutItself, dayOfChange } from "./service/about-itself.ts";

/** Section 4.6: the index and health, and when health says that the release is stale. */
describeSection("4.6 The API itself", {
  "what it says of itself": aboutItself,
  "the day on which what is in force changes": dayOfChange,
});
