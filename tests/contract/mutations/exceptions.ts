/** Mutations that are not noticed, and why they cannot be; each row must still be needed. */
export type Exception = { readonly name: RegExp; readonly why: string };

/** Mutations of answers that their shapes accept, by shape, kind and path. */
export const ACCEPTED: readonly Exception[] = [
  {
    name: /^openapi /,
    why: "the description has a format of its own; 9-versioning compares it whole with what the schemas say",
  },
  {
    name: /^catalog dropped \.linkset\[\]\.[\w-]+\[\]\.(type|title)$/,
    why: "a target of a linkset says its type and title where they apply; 9-versioning compares every one",
  },
  {
    name: /^not-found dropped \.candidates$/,
    why: "only an ambiguous reference has candidates; 2-resources asserts them for each that the specimen has",
  },
];

/** Mutations of shapes that no answer is refused by, since the field stays empty or null: by shape, kind and path. */
export const NEVER_FILLED: readonly Exception[] = [
  {
    name: /^catalog without \.linkset\[\d\]\.[\w-]+\[\]\.(type|title)$/,
    why: "a target of a linkset says its type and title where they apply",
  },
  {
    name: /^opinions\.items .* ?\.items\[\]\.(reasoning|key_quotes)/,
    why: "the batch read has no `full`, which adds them",
  },
  {
    name: /^(code\.verify|draft) \w+ .*\b(earlier|later)_version\.matches\[\]\.(sub_opinion|pages|marked)/,
    why: "a section alone has versions, and it has no opinions, printed pages or marks in it",
  },
  {
    name: /^headers-too-large /,
    why: "node answers before there is a request; tests/functions/safety/raw-sockets.test.ts reads it from the socket",
  },
];
