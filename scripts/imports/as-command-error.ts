import { ImportError } from "../../src/import/import-error.ts";
import { CommandError } from "../command-line.ts";

/** Runs an import; bad input becomes an expected failure of the command, whose message is all that is shown. */
export async function asCommandError(work: () => unknown): Promise<undefined> {
  try {
    await work();
  } catch (error) {
    throw error instanceof ImportError ? new CommandError(error.message) : error;
  }
}
