/** A document's license and the attribution that it asks for as one line, for frontmatter has no key of its own for that. */
export function termsLine({ license, attribution }: { license: string; attribution: string | null }): string {
  return attribution === null ? license : `${license}; ${attribution}`;
}
