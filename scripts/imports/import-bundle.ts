import { resolve } from "node:path";
import { readBundle } from "../../src/import/bundle/read-bundle.ts";
import { replaceFolders } from "../../src/import/replace-folders.ts";
import { defineCommand } from "../command-line.ts";
import { createSteps } from "../steps.ts";
import { asCommandError } from "./as-command-error.ts";
import { codeFiles, provisionFiles } from "./code-files.ts";

/** `npm run import -- bundle`: the download bundle of the Code, back into a content folder. */
export const importBundle = defineCommand(
  {
    name: "import bundle",
    summary: "Imports the download bundle of the Code and the constitutions, checked against its checksums.",
    options: [
      {
        name: "from",
        type: "string",
        placeholder: "DIR",
        required: true,
        description: "folder with the bundle's five files",
      },
      {
        name: "to",
        type: "string",
        placeholder: "CONTENT",
        required: true,
        description: "content folder; its code and constitutions are replaced",
      },
    ],
    examples: ["npm run import -- bundle --from /data/bundle --to /data/content"],
  },
  ({ values }) =>
    asCommandError(() => {
      const steps = createSteps();
      steps.begin("read");
      const { manifest, sections, provisions } = readBundle(resolve(values.from));
      steps.begin("write");
      const files = [...codeFiles({ sections, titles: manifest.titles }), ...provisionFiles(provisions)];
      replaceFolders(
        resolve(values.to),
        ["code", "constitution"],
        (before) => ({ ...before, code: manifest.collection }),
        files,
      );
      process.stdout.write(
        `bundle: ${manifest.corpus_version}\nversions of sections: ${sections.length}\nprovisions: ${provisions.length}\ntime: ${steps.end()}\n`,
      );
    }),
);
