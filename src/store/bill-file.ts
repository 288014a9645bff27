import type { StoredBill } from "../model/stored-bill.ts";
import { joinFrontmatter } from "./frontmatter.ts";

/** Path of a bill's file below the content folder. */
export function billFilePath({ session, number }: Pick<StoredBill, "session" | "number">): string {
  return `bills/${session}/${number}.md`;
}

/** A bill's file, as `readContent` reads it back. */
export function formatBillFile({ text, ...fields }: StoredBill): string {
  return joinFrontmatter(fields, text);
}
