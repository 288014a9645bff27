import { type LoggerOptions, stdTimeFunctions } from "pino";
import type { Settings } from "../../src/contract/settings.ts";

/** Levels at which an error is logged with its message. */
const WORDY: ReadonlySet<string> = new Set(["debug", "trace"]);

/**
 * How the server logs: lines of JSON without host name and process id. Messages of errors may repeat what a caller asked
 * for, such as a query that the search engine does not take; at the default level an error is its name, its code and where
 * it came about.
 */
export function logOptions(level: Settings["LOG_LEVEL"]): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => describeError(error, WORDY.has(level)) },
  };
}

/** An error as it is logged: with its message and stack, or without the words that its message may repeat. */
function describeError(error: unknown, wordy: boolean): Record<string, unknown> {
  if (!(error instanceof Error)) return wordy ? { value: String(error) } : { type: typeof error };
  const code = (error as NodeJS.ErrnoException).code;
  const about = { type: error.name, ...(code !== undefined && { code }) };
  if (wordy) return { ...about, message: error.message, stack: error.stack };
  return { ...about, at: framesOf(error) };
}

/** The lines of a stack that name places; its first lines are the message, however many it has. */
function framesOf({ message, stack = "" }: Error): string[] {
  const start = stack.indexOf(message);
  if (start === -1) return [];
  return stack
    .slice(start + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 12);
}
