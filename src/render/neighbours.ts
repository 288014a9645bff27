import { type Blocks, line, link, type Words } from "./nodes.ts";
import { twinOf } from "./twin-address.ts";

/** A document among its like: the last segments of its neighbours' addresses, null where it is the first or last. */
type Placed = { canonical_url: string; previous: string | null; next: string | null };

/** The documents before and after in printed order, as the document's last line. */
export function neighbours({ canonical_url, previous, next }: Placed): Blocks {
  const toward = (name: string, id: string | null): Words[] =>
    id === null ? [] : [[`${name}: `, link(id, twinOf(canonical_url.replace(/[^/]*$/, id)))]];
  const sides = [...toward("Previous", previous), ...toward("Next", next)];
  const words = sides.flatMap((side, at) => (at === 0 ? side : [" · ", ...side]));
  return words.length === 0 ? [] : [{ type: "thematicBreak" }, line(...words)];
}
