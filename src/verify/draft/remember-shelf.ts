import type { DraftShelf } from "./draft-shelf.ts";

/** A shelf that is asked each question once. */
export function rememberShelf(shelf: DraftShelf): DraftShelf {
  return {
    section: remember(shelf.section, (citation) => citation),
    sectionsBetween: shelf.sectionsBetween,
    provision: remember(shelf.provision, ({ scheme, slug }) => `${scheme} ${slug}`),
    bill: remember(shelf.bill, (written) => written),
    opinion: remember(shelf.opinion, (written) => written),
    mayHold: shelf.mayHold,
  };
}

function remember<Question, Answer>(ask: (question: Question) => Answer, keyOf: (question: Question) => string) {
  const answers = new Map<string, Answer>();
  return (question: Question): Answer => answers.getOrInsertComputed(keyOf(question), () => ask(question));
}
