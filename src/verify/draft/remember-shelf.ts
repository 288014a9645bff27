import type { DraftShelf } from "./draft-shelf.ts";

/** Searches of a kind that one draft is worth. */
const SEARCHES = 20;

/** A shelf that is asked each question once, and for no more searches than a draft is worth. */
export function rememberShelf(shelf: DraftShelf): DraftShelf {
  return {
    section: remember(shelf.section, (citation) => citation),
    sectionsBetween: shelf.sectionsBetween,
    provision: remember(shelf.provision, ({ scheme, slug }) => `${scheme} ${slug}`),
    bill: remember(shelf.bill, (written) => written),
    opinion: remember(shelf.opinion, (written) => written),
    mayHold: atMost(SEARCHES, shelf.mayHold),
    mayBeNamed: atMost(
      SEARCHES,
      remember(shelf.mayBeNamed, (name) => name),
    ),
  };
}

function atMost<Found>(searches: number, ask: (words: string) => readonly Found[]) {
  let asked = 0;
  return (words: string): readonly Found[] => {
    asked += 1;
    return asked > searches ? [] : ask(words);
  };
}

function remember<Question, Answer>(ask: (question: Question) => Answer, keyOf: (question: Question) => string) {
  const answers = new Map<string, Answer>();
  return (question: Question): Answer => answers.getOrInsertComputed(keyOf(question), () => ask(question));
}
