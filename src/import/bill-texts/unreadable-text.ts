/** A file that gives no text of a bill; the message says why and what to do. */
export class UnreadableText extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnreadableText";
  }
}

/** A record of a dataset, which has no text and is no mistake. */
export class DatasetRecordFile extends UnreadableText {
  constructor() {
    super("a record of a dataset, without a text");
    this.name = "DatasetRecordFile";
  }
}
