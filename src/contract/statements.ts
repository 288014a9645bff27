/** What every collection says of who is behind it (contract section 4.1, about). */
export const INDEPENDENCE =
  "This is an independent public service. It is not run, endorsed or checked by the State of Georgia, its courts or any publisher, and nothing it serves is legal advice: before relying on a text, check it against the official source.";
