/** Changes whenever the tables do: a store of another layout is not read. */
export const STORE_LAYOUT = 2;

/**
 * The tables of `corpus.sqlite`. A record stands without its texts, each text stands once; maps (tree, titles, chapters)
 * are kept as published. The provisions of a constitution are documents of the lists `ga` and `us`, sections of `ocga`.
 */
export const SCHEMA = `
  CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE collection (position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, facts TEXT NOT NULL, meta TEXT NOT NULL) STRICT;
  CREATE TABLE document (
    id INTEGER PRIMARY KEY,
    list TEXT NOT NULL,
    key TEXT NOT NULL,
    position INTEGER NOT NULL,
    record TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    UNIQUE (list, key),
    UNIQUE (list, position)
  ) STRICT;
  CREATE TABLE version (
    document INTEGER NOT NULL REFERENCES document (id),
    position INTEGER NOT NULL,
    facts TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (document, position)
  ) STRICT;
  CREATE TABLE alias (
    list TEXT NOT NULL,
    written TEXT NOT NULL,
    key TEXT NOT NULL,
    PRIMARY KEY (list, written)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE map (collection TEXT NOT NULL, key TEXT NOT NULL, record TEXT NOT NULL, PRIMARY KEY (collection, key)) STRICT;
  CREATE TABLE artifact (path TEXT PRIMARY KEY, etag TEXT NOT NULL, bytes INTEGER NOT NULL, type TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
