import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { PROJECT } from "../support/specimen-release.ts";

/** With this variable set to 1 generated files are written instead of compared. */
const UPDATE = "UPDATE_GENERATED";

/** Holds a generated file of the repository against what generates it now, and says where they part. */
export function expectKept(file: string, text: string): void {
  const absolute = path.join(PROJECT, file);
  if (process.env[UPDATE] === "1") {
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
  const kept = existsSync(absolute) ? readFileSync(absolute, "utf8").split("\n") : [];
  const lines = text.split("\n");
  const parts = lines.flatMap((line, at) => (line === kept[at] ? [] : [`line ${at + 1}: ${line.slice(0, 120)}`]));
  const message = `${file} is not what is generated now: ${UPDATE}=1 npm test -- tests/openapi tests/client`;
  expect(parts.slice(0, 10), message).toEqual([]);
  expect(kept.length, message).toBe(lines.length);
}
