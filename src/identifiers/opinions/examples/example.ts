/** A written reference to an opinion and how it reads. Ids and citations are plain strings here: tests parse them. */
export type OpinionReferenceExample =
  | {
      readonly written: string;
      readonly kind: "dockets";
      readonly dockets: readonly string[];
      readonly cluster: string | null;
      readonly canonical: boolean;
    }
  | { readonly written: string; readonly kind: "citation"; readonly cites: readonly string[] }
  | { readonly written: string; readonly kind: "cluster"; readonly cluster: string }
  | { readonly written: string; readonly kind: "digits"; readonly digits: string }
  | { readonly written: string; readonly kind: "name"; readonly name: string }
  | { readonly written: string; readonly kind: "unknown" };

/** A row for a text that is exactly a docket number, or exactly an opinion's id. */
export function canonical(written: string): OpinionReferenceExample {
  const [docket = "", cluster = null] = written.split("/");
  return { written, kind: "dockets", dockets: [docket], cluster, canonical: true };
}

/** A row for another written form of docket numbers. */
export function dockets(written: string, ...numbers: string[]): OpinionReferenceExample {
  return { written, kind: "dockets", dockets: numbers, cluster: null, canonical: false };
}

/** A row for another written form of an opinion's id. */
export function id(written: string, docket: string, cluster: string): OpinionReferenceExample {
  return { written, kind: "dockets", dockets: [docket], cluster, canonical: false };
}

/** A row for citations, the first one first. */
export function citation(written: string, ...cites: string[]): OpinionReferenceExample {
  return { written, kind: "citation", cites };
}

/** A row for upstream's id. */
export function cluster(written: string, id: string): OpinionReferenceExample {
  return { written, kind: "cluster", cluster: id };
}

/** A row for a bare number. */
export function digits(written: string, number: string): OpinionReferenceExample {
  return { written, kind: "digits", digits: number };
}

/** A row for a case name. */
export function name(written: string, words = written): OpinionReferenceExample {
  return { written, kind: "name", name: words };
}

/** A row for a text that is no reference. */
export function unknown(written: string): OpinionReferenceExample {
  return { written, kind: "unknown" };
}
