import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ROUTES } from "../../src/contract/routes.ts";
import { openApiDocument } from "../../src/render/openapi/openapi-document.ts";
import { expectKept } from "../openapi/kept-file.ts";
import { PROJECT } from "../support/specimen-release.ts";
import { generateClient } from "./generate-client.ts";
import { allowed, forbidden } from "./typed-use.ts";

const ROOTS = { api: "https://api.example.org/api", site: "https://example.org", mcp: "https://api.example.org/mcp" };

test("the client's types are those of the description", async () => {
  expectKept("tests/client/generated-client.ts", await generateClient(openApiDocument(ROUTES, ROOTS)));
});

test("the client compiles under the project's own rules, and what the description does not have does not", async () => {
  const tsc = ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "tests/client"];
  const compiled = await promisify(execFile)(process.execPath, tsc, { cwd: PROJECT }).catch((error) => error);
  expect(compiled.stdout).toBe("");
  for (const use of [allowed, forbidden]) expect(use).toBeTypeOf("function");
});
