import type { IndexTables } from "../index-tables.ts";
import { LAW_FORMS, type LawForm } from "./law-forms.ts";
import type { Clause, ParsedQuery } from "./parse-query.ts";
import type { Form, Sought } from "./search-terms.ts";

/** What a word of the law counts for where another was typed. */
const LAW_WEIGHT = 0.5;

/** Forms of the law that one clause is looked for under: further ones cost time and find nothing more. */
const LAW_FORMS_MAX = 5;

/** Terms that the beginning of a word may stand for; those of most documents are taken. */
const PREFIX_TERMS = 200;

/** What each clause is looked for under, in the order typed. */
export function seek(tables: IndexTables, parsed: ParsedQuery): Sought[] {
  const law = LAW_FORMS.formsFor(parsed);
  return parsed.clauses.map((clause, index) => {
    const own = known(tables, ownForms(tables, clause));
    const ownDocuments = documentsOf(tables, own);
    const others = known(tables, besides(own, law[index] ?? [])).slice(0, LAW_FORMS_MAX);
    const lawDocuments = documentsOf(tables, others);
    const forms = [...own, ...others.map(({ terms }) => ({ terms, weight: LAW_WEIGHT }))];
    const documents = Math.min(tables.size, ownDocuments + lawDocuments);
    const counted = ownDocuments || documents;
    const also = [...new Set(others.map(({ written }) => written))];
    return { clause, forms, also, documents, idf: Math.log(1 + (tables.size - counted + 0.5) / (counted + 0.5)) };
  });
}

/** Those of the law that are not forms of the clause itself, each once. */
function besides(own: readonly Form[], law: readonly LawForm[]): LawForm[] {
  const taken = new Set(own.map(({ terms }) => terms.join(" ")));
  return law.filter(({ terms }) => {
    const key = terms.join(" ");
    return !taken.has(key) && taken.add(key);
  });
}

function known<F extends { readonly terms: readonly string[] }>(tables: IndexTables, forms: readonly F[]): F[] {
  return forms.filter(({ terms }) => terms.length > 0 && terms.every((term) => tables.term(term) !== null));
}

function documentsOf(tables: IndexTables, forms: readonly { readonly terms: readonly string[] }[]): number {
  return Math.min(
    tables.size,
    forms.reduce((sum, { terms }) => sum + fewest(tables, terms), 0),
  );
}

function ownForms(tables: IndexTables, { kind, terms }: Clause): Form[] {
  if (kind !== "prefix") return [{ terms, weight: 1 }];
  return tables.termsBeginning(terms[0] ?? "", PREFIX_TERMS).map((term) => ({ terms: [term], weight: 1 }));
}

function fewest(tables: IndexTables, terms: readonly string[]): number {
  return Math.min(...terms.map((term) => tables.term(term)?.documents ?? 0));
}
