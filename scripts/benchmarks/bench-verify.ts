import { join } from "node:path";
import { openCorpus } from "../../src/corpus/open-corpus.ts";
import type { DocumentText } from "../../src/verify/document-text.ts";
import { opinionText, sectionText } from "../../src/verify/documents.ts";
import { foldQuote } from "../../src/verify/fold.ts";
import { verifyQuote } from "../../src/verify/verify-quote.ts";
import type { BenchOptions } from "./benchmarks.ts";
import { temporaryRelease } from "./temporary-release.ts";

/** Documents of each kind: those whose texts are nearest to so many characters. */
const SIZES = { section: 2_000, opinion: 100_000 } as const;
const DOCUMENTS = 10;
const QUOTES_EACH = 50;
const WORDS = { least: 8, most: 30 } as const;

/** A document to be looked up, and its text as a cache holds it. */
type Kept = { readonly chars: number; readonly lookUp: () => unknown; readonly text: DocumentText };
type Question = { readonly kept: Kept; readonly quote: string; readonly folded: string };

/**
 * Checks of quotes per second, each with looking its document up, next to looking it up and `indexOf` on text folded
 * beforehand; for quotes that are there, and for the same with one word changed. `cached`: both without the lookup.
 */
export async function benchVerify({ content, seconds }: BenchOptions): Promise<Record<string, unknown>> {
  using release = await temporaryRelease(content);
  const corpus = openCorpus(join(release.result.folder, "corpus.sqlite"));
  try {
    const { opinions } = corpus;
    const sections = corpus.citations().map((citation) => {
      const lookUp = () => corpus.section(citation);
      return { chars: lookUp()?.versions[0]?.chars ?? 0, lookUp, text: () => sectionText(present(lookUp())) };
    });
    const decisions = (opinions?.keys() ?? []).map((key) => {
      const lookUp = () => opinions?.opinion(key) ?? null;
      const text = () => {
        const { text: words, pages, record } = present(lookUp());
        return opinionText({ text: words, pages, sub_opinions: record.sub_opinions });
      };
      return { chars: lookUp()?.text?.length ?? 0, lookUp, text };
    });
    return {
      sections: measureKind(nearestTo(SIZES.section, sections), seconds),
      opinions: measureKind(nearestTo(SIZES.opinion, decisions), seconds),
    };
  } finally {
    corpus.close();
  }
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error("the store has no document under one of its own keys");
  return value;
}

function nearestTo(chars: number, all: readonly (Omit<Kept, "text"> & { text: () => DocumentText })[]): Kept[] {
  return all
    .toSorted((a, b) => Math.abs(a.chars - chars) - Math.abs(b.chars - chars))
    .slice(0, DOCUMENTS)
    .map((kept) => ({ ...kept, text: kept.text() }));
}

function measureKind(documents: readonly Kept[], seconds: number): Record<string, unknown> {
  const there = documents.flatMap((kept) => cutQuotes(kept));
  const changed = there.map(({ kept, quote }) => toQuestion(kept, withWordChanged(quote)));
  const chars = documents.reduce((sum, each) => sum + each.chars, 0) / documents.length;
  return {
    documents: documents.length,
    chars: Math.round(chars),
    found: measure(there, seconds / 8),
    not_found: measure(changed, seconds / 8),
  };
}

function measure(questions: readonly Question[], seconds: number): Record<string, number> {
  const indexOf = ({ kept, folded }: Question) => kept.text.readings[0]?.text().folded.indexOf(folded);
  const check = ({ kept, quote }: Question) => verifyQuote(kept.text, quote);
  const withLookup = (work: (question: Question) => unknown) => (question: Question) => {
    question.kept.lookUp();
    return work(question);
  };
  const [checks, reference] = [
    rate(questions, withLookup(check), seconds),
    rate(questions, withLookup(indexOf), seconds),
  ];
  const [cached, bare] = [rate(questions, check, seconds), rate(questions, indexOf, seconds)];
  return {
    checks_per_s: checks.perSecond,
    p99_us: checks.p99,
    reference_per_s: reference.perSecond,
    to_reference: ratio(checks.perSecond, reference.perSecond),
    cached_checks_per_s: cached.perSecond,
    cached_p99_us: cached.p99,
    cached_reference_per_s: bare.perSecond,
    cached_to_reference: ratio(cached.perSecond, bare.perSecond),
  };
}

/** Runs per second of some work on one question after another, and the time in µs that one run in a hundred exceeds. */
function rate(
  questions: readonly Question[],
  work: (question: Question) => unknown,
  seconds: number,
): { perSecond: number; p99: number } {
  for (const question of questions) work(question);
  const times: number[] = [];
  const start = performance.now();
  let now = start;
  while (now - start < seconds * 1000) {
    for (const question of questions) {
      work(question);
      const then = performance.now();
      times.push(then - now);
      now = then;
    }
  }
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  return { perSecond: Math.round((times.length / (now - start)) * 1000), p99: Math.round(p99 * 10_000) / 10 };
}

function ratio(part: number, whole: number): number {
  return Math.round((part / whole) * 100) / 100;
}

/** Stretches of words, spread evenly over the text. */
function cutQuotes(kept: Kept): Question[] {
  const source = kept.text.readings[0]?.text().source ?? "";
  const words = [...source.matchAll(/\S+/g)];
  return Array.from({ length: QUOTES_EACH }, (_, index) => {
    const length = Math.min(words.length, WORDS.least + (index % (WORDS.most - WORDS.least)));
    const first = Math.floor(((words.length - length) * index) / QUOTES_EACH);
    const last = words[first + length - 1];
    return toQuestion(kept, source.slice(words[first]?.index, (last?.index ?? 0) + (last?.[0].length ?? 0)));
  });
}

function toQuestion(kept: Kept, quote: string): Question {
  return { kept, quote, folded: foldQuote(quote) };
}

function withWordChanged(quote: string): string {
  const words = quote.split(/\s+/);
  return words.with(words.length >> 1, "zeppelin").join(" ");
}
