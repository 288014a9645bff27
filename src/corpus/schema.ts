/** Changes whenever the tables do: a store of another layout is not read. */
export const STORE_LAYOUT = 3;

/**
 * The tables of `corpus.sqlite`. A record stands without its texts, each text stands once; maps (tree, titles, chapters)
 * are kept as published. The provisions of a constitution are documents of the lists `ga` and `us`, sections of `ocga`.
 * Bills and opinions have a row more, by which their lists are narrowed, ordered and shown: `newest` counts from the newest,
 * `name` is folded for finding parts of it, `slim` is what a list shows. A docket or a citation may lead to several opinions.
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
  CREATE TABLE bill (
    document INTEGER PRIMARY KEY REFERENCES document (id),
    session TEXT NOT NULL,
    number TEXT NOT NULL,
    kind TEXT NOT NULL,
    serial INTEGER NOT NULL,
    bill_id INTEGER NOT NULL UNIQUE,
    chamber TEXT NOT NULL,
    bill_type TEXT NOT NULL,
    status INTEGER NOT NULL,
    newest INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL,
    slim TEXT NOT NULL
  ) STRICT;
  CREATE INDEX bill_session ON bill (session, kind, document);
  CREATE INDEX bill_number ON bill (number);
  CREATE TABLE opinion (
    document INTEGER PRIMARY KEY REFERENCES document (id),
    docket TEXT NOT NULL,
    cluster TEXT NOT NULL UNIQUE,
    year INTEGER NOT NULL,
    case_type TEXT NOT NULL,
    newest INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL,
    slim TEXT NOT NULL
  ) STRICT;
  CREATE INDEX opinion_year ON opinion (year, case_type, document);
  CREATE TABLE opinion_reference (
    kind TEXT NOT NULL,
    written TEXT NOT NULL,
    position INTEGER NOT NULL,
    document INTEGER NOT NULL REFERENCES opinion (document),
    PRIMARY KEY (kind, written, position)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE artifact (path TEXT PRIMARY KEY, etag TEXT NOT NULL, bytes INTEGER NOT NULL, type TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;
