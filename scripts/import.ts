import { defineCommandGroup, runDefinedCommand } from "./command-line.ts";
import { importBills } from "./imports/import-bills.ts";
import { importBundle } from "./imports/import-bundle.ts";
import { importCode } from "./imports/import-code.ts";
import { importOpinions } from "./imports/import-opinions.ts";

await runDefinedCommand(
  defineCommandGroup("import", "Imports upstream files into a content folder.", [
    importCode,
    importBills,
    importOpinions,
    importBundle,
  ]),
);
