import { ImportError } from "../import-error.ts";
import type { ConstitutionFile, ConstitutionFormat, FileFacts } from "./format.ts";
import { plainTextFacts } from "./plain-text-facts.ts";
import { readPlainText } from "./read-plain-text.ts";
import { readPlainXml } from "./read-plain-xml.ts";
import { readUnicourt } from "./read-unicourt.ts";
import { readUslm } from "./read-uslm.ts";
import { unicourtFacts } from "./unicourt-facts.ts";
import { plainXmlFacts, uslmFacts } from "./xml-facts.ts";

/** The formats that constitutions come in. A file is of the first that recognises it by its content. */
export const CONSTITUTION_FORMATS: readonly ConstitutionFormat[] = [
  { name: "UniCourt HTML", recognise: unicourtFacts, read: readUnicourt },
  { name: "USLM XML of GPO's House Manual", recognise: uslmFacts, read: readUslm },
  { name: "plain XML", recognise: plainXmlFacts, read: readPlainXml },
  { name: "plain text", recognise: plainTextFacts, read: readPlainText },
];

/** A file's format and what is known of it. */
export type RecognisedFile = { readonly format: ConstitutionFormat; readonly facts: FileFacts };

/** The format of a file that is one of the two constitutions; null for every other file, such as a title of the Code. */
export function recogniseConstitution(file: ConstitutionFile): RecognisedFile | null {
  for (const format of CONSTITUTION_FORMATS) {
    const facts = format.recognise(file);
    if (facts !== null) return { format, facts };
  }
  return null;
}

/** The same for a file that has to be one. Throws an `ImportError` where it is none. */
export function requireConstitution(file: ConstitutionFile): RecognisedFile {
  const found = recogniseConstitution(file);
  if (found !== null) return found;
  const names = CONSTITUTION_FORMATS.map(({ name }) => name).join(", ");
  throw new ImportError(`${file.name}: is not the Constitution of Georgia or of the United States in ${names}`);
}
