import type { NormalQuery } from "../../contract/artifact-path.ts";
import type { Collection } from "../../model/common.ts";

/** A route that answers a search in one form: its address without a query, and the parameters that it takes. */
export type SearchForm = { url: string; takes: ReadonlySet<string> };

/** A search as it was asked: its collection, its query without defaults, and the routes that answer it. */
export type SearchAsked = {
  collection: Collection;
  query: NormalQuery;
  forms: { json: SearchForm; markdown: SearchForm; page: SearchForm };
};

/** Address of the same search in one form, with other parameters where `changes` says so; null takes one away. */
export function searchUrl(
  { collection, query, forms }: SearchAsked,
  form: keyof SearchAsked["forms"],
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const { url, takes } = forms[form];
  const changed = { collection: collection === "code" ? null : collection, ...query, ...changes };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(changed)) if (value !== null && takes.has(name)) params.set(name, value);
  return `${url}?${params}`;
}

/** Whether a form takes every one of these parameters. */
export function takesAll({ forms }: SearchAsked, form: keyof SearchAsked["forms"], names: readonly string[]): boolean {
  return names.every((name) => forms[form].takes.has(name));
}
