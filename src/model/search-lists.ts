import * as z from "zod";
import { slimOpinion } from "./opinion-records.ts";

/** `GET /opinions/search-by-name`: names that begin with the words first, then the newest (contract section 4.3). */
export const nameList = z.strictObject({
  items: z.array(slimOpinion),
  /** How many case names have the words; more than `items` where that is cut at `limit`. */
  total: z.int().min(0),
  limit: z.int().min(1),
});
/** What `/opinions/search-by-name` answers. */
export type NameList = z.infer<typeof nameList>;
