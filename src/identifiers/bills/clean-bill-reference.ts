import { cleanReference } from "../clean-reference.ts";
import { unwrap } from "../unwrap.ts";

/** Full-width forms of the printable ASCII characters, which some keyboards write: `ＨＢ１３６`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** How far each is from the character that it stands for. */
const FULL_WIDTH_OFFSET = 0xfee0;

/** A written reference as plain text, without what surrounds it: see `cleanReference` and `unwrap`. */
export function cleanBillReference(text: string): string {
  const narrow = text.replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET));
  return unwrap(cleanReference(narrow));
}
