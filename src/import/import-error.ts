/** An upstream file or folder that cannot be imported: the message names it and says what to do. */
export class ImportError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ImportError";
  }
}
