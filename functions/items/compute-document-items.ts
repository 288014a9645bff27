import { LIMITS } from "../../src/contract/limits.ts";
import type { Computed } from "../computed.ts";
import type { Reading } from "../reading.ts";
import { batchAnswer, noIds } from "./batch-answer.ts";
import { nextIds } from "./next-ids.ts";
import { planItems, type Span } from "./plan-items.ts";
import { splitIds } from "./split-ids.ts";
import { takeItems } from "./take-items.ts";

/** A collection whose documents are named one by one. */
export type Documents<Key, D> = {
  /** The document that an id in any written form names, with its public id; null where it names none, or several. */
  find(written: string): { id: string; key: Key } | null;
  /** A document, and the length of its text. */
  read(key: Key): { document: D; chars: number };
};

const BUDGET = { ids: LIMITS.itemsDocuments, documents: LIMITS.itemsDocuments, chars: LIMITS.itemsChars };

/** A batch read of bills or of opinions: the first documents of a list of ids, and the ids of the rest. */
export function computeDocumentItems<Key, D>(reading: Reading, documents: Documents<Key, D>): Computed {
  const ids = splitIds(reading.query["ids"] ?? "");
  if (ids.length === 0) return noIds();
  const named = new NamedDocuments(documents);
  const planned = planItems(ids.map((written) => ({ written, span: named.spanOf(written) })));
  const { items, notFound, rest } = takeItems(planned, (position) => documents.read(named.at(position).key), BUDGET);
  const canonical = nextIds(rest, (position) => named.at(position).id);
  // Public ids may be longer than what was written; what was written fits, being part of a list that did.
  const fits = canonical.join(",").length <= LIMITS.itemsIdsChars;
  return batchAnswer(reading, { items, notFound, nextIds: fits ? canonical : rest.map(({ written }) => written) });
}

/** The documents that a list of ids names, in the order in which it first names them: their positions in a plan. */
class NamedDocuments<Key> {
  readonly #find: (written: string) => { id: string; key: Key } | null;
  readonly #positions = new Map<string, number>();
  readonly #named: { id: string; key: Key }[] = [];

  constructor({ find }: Pick<Documents<Key, unknown>, "find">) {
    this.#find = find;
  }

  spanOf(written: string): Span {
    const found = this.#find(written);
    if (found === null) return { start: 0, end: 0 };
    const start = this.#positions.get(found.id) ?? this.#named.length;
    if (start === this.#named.length) {
      this.#positions.set(found.id, start);
      this.#named.push(found);
    }
    return { start, end: start + 1 };
  }

  at(position: number): { id: string; key: Key } {
    const found = this.#named[position];
    if (found === undefined) throw new Error(`nothing stands at ${position} of a list of ids`);
    return found;
  }
}
