import { type Blocks, line, link, type Words } from "./nodes.ts";
import { twinOf } from "./twin-address.ts";

/** A document among its like: its address ends in its id, and neighbours are named by theirs. */
type Placed = { id: string; canonical_url: string; previous: string | null; next: string | null };

/** The documents before and after as the last line of one whose id has several segments; `named` is how an id is shown. */
export function beside({ id, canonical_url, previous, next }: Placed, named: (id: string) => string): Blocks {
  const above = canonical_url.slice(0, canonical_url.length - id.length);
  const toward = (side: string, other: string | null): Words[] =>
    other === null ? [] : [[`${side}: `, link(named(other), twinOf(`${above}${other}`))]];
  const sides = [...toward("Previous", previous), ...toward("Next", next)];
  const words = sides.flatMap((side, at) => (at === 0 ? side : [" · ", ...side]));
  return words.length === 0 ? [] : [{ type: "thematicBreak" }, line(...words)];
}
