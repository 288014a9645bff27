import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ImportError } from "../import-error.ts";

/** A git address that was checked: it names a protocol that git may use and is no option. */
export type UpstreamAddress = string & { readonly __brand: "UpstreamAddress" };

const URL_FORM = /^(?:https?|ssh|git|file):\/\/[^\s-]\S*$/i;
const SCP_FORM = /^[A-Za-z0-9_][\w.-]*@[A-Za-z0-9][\w.-]*:[^\s-]\S*$/;
const LOCAL_FORM = /^[^-\0\n][^\0\n]*\.git\/?$/;
/** `ext::sh …` and its like run commands. */
const HELPER = /^[\w+.-]+::/;

/**
 * The git address that a `--from` names; null for a folder. A path that ends in `.git` is one too. Throws an `ImportError`
 * for what looks like an address and may not be one.
 */
export function readUpstreamAddress(from: string): UpstreamAddress | null {
  if (HELPER.test(from))
    throw new ImportError(`${from}: git helpers are not used; give an https, ssh, git or file address`);
  if (URL_FORM.test(from) || SCP_FORM.test(from)) return from as UpstreamAddress;
  if (/^[a-z][a-z+.-]*:\/\//i.test(from)) {
    throw new ImportError(`${shownAddress(from)}: is no https, ssh, git or file address of a repository`);
  }
  return LOCAL_FORM.test(from) ? (pathToFileURL(resolve(from)).href as UpstreamAddress) : null;
}

/** An address without its password or token, for messages. */
export function shownAddress(address: string): string {
  return address.replace(/^(?<before>[a-z]+:\/\/)[^/@\s]*@/i, "$<before>…@");
}
