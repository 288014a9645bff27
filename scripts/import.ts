import { defineCommandGroup, runDefinedCommand } from "./command-line.ts";
import { importBundle } from "./imports/import-bundle.ts";
import { importCode } from "./imports/import-code.ts";

await runDefinedCommand(
  defineCommandGroup("import", "Imports upstream files into a content folder.", [importCode, importBundle]),
);
