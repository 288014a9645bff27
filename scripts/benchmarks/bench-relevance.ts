import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openSearch } from "../../src/search/open-search.ts";
import { RANKING } from "../../src/search/ranking/ranking-table.ts";
import { CommandError } from "../command-line.ts";
import type { BenchOptions } from "./benchmarks.ts";
import type { Engine } from "./engines/engine.ts";
import { ENGINES, type EngineName } from "./engines/engines.ts";
import { codeSearch } from "./engines/our-search.ts";
import { knownItems } from "./known-items.ts";
import { type PlainSection, plainSections, type TemporarySearch, temporarySearch } from "./temporary-search.ts";

/** A query and the sections that are right for it. */
type Judged = { q: string; relevant: string[] };

const DEPTH = 10;
/** Cross references of the Code's own notes, each with the section it leads to. `EVAL` names another file of that shape. */
const EVALUATION = "../shared/eval/code-crossrefs.json";

/** MRR@10 and recall@10 of our search, of plain FTS5 and of MiniSearch; how often a known item comes first. */
export async function benchRelevance({ content }: BenchOptions): Promise<Record<string, unknown>> {
  const evaluation = resolve(process.env["EVAL"] ?? EVALUATION);
  if (!existsSync(evaluation)) throw new CommandError(`${evaluation} is not there; EVAL names a file of {q, relevant}`);
  const judged = JSON.parse(readFileSync(evaluation, "utf8")) as Judged[];
  using search = temporarySearch(content);
  const index = openSearch(search.file);
  try {
    const ours = codeSearch(index);
    const sections = plainSections(search.file);
    const here = judged.filter(({ relevant }) =>
      relevant.some((id) => sections.some(({ citation }) => citation === id)),
    );
    const halves = [here.filter((_, at) => at % 2 === 0), here.filter((_, at) => at % 2 === 1)];
    return {
      queries: judged.length,
      right_section_in_force: here.length,
      ours: await relevanceOf(ours, judged),
      ours_by_halves: await Promise.all(halves.map((half) => relevanceOf(ours, half))),
      fts5: await relevanceOf(await engineOver(search, sections, "fts5_without_snippets"), judged),
      minisearch: await relevanceOf(await engineOver(search, sections, "minisearch"), judged),
      rules: RANKING.length,
      known_items: knownItems(search.file, index),
    };
  } finally {
    index.close();
  }
}

/** Another engine over the same sections. */
async function engineOver(
  { folder }: TemporarySearch,
  sections: readonly PlainSection[],
  name: EngineName,
): Promise<Engine> {
  const { write, open } = await ENGINES[name]();
  const path = join(folder, name);
  await write(path, sections);
  return open(path);
}

/** Mean reciprocal rank of the first right section, and the share of queries with one, among the first ten. */
async function relevanceOf(engine: Engine, judged: readonly Judged[]): Promise<{ mrr: number; recall: number }> {
  const ranks: number[] = [];
  for (const { q, relevant } of judged)
    ranks.push((await engine(q, DEPTH)).findIndex((id) => relevant.includes(id)) + 1);
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)) * 1000) / 1000;
  return {
    mrr: mean(ranks.map((rank) => (rank === 0 ? 0 : 1 / rank))),
    recall: mean(ranks.map((rank) => Number(rank > 0))),
  };
}
