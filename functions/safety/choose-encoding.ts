/** A way in which a body may be compressed. */
export type Encoding = "br" | "gzip";

/** In order of preference where a client likes several alike. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];
const ALIASES: ReadonlyMap<string, string> = new Map([["x-gzip", "gzip"]]);
const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * The encoding that `Accept-Encoding` asks for (RFC 9110, section 12.5.3); null for the body as it is. Of what a client
 * takes, the highest quality wins, then the shorter encoding. Uncompressed is always taken, but preferred only where the
 * client says so. What cannot be read counts as not taken.
 */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined || accepted === "") return null;
  const qualities = readQualities(accepted);
  const others = qualities.get("*") ?? 0;
  const best = ENCODINGS.map((encoding) => ({ encoding, quality: qualities.get(encoding) ?? others }))
    .filter(({ quality }) => quality > 0)
    .reduce<{ encoding: Encoding; quality: number } | null>(
      (chosen, each) => (chosen === null || each.quality > chosen.quality ? each : chosen),
      null,
    );
  if (best === null || best.quality < (qualities.get("identity") ?? 0)) return null;
  return best.encoding;
}

function readQualities(accepted: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim());
    const written = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    if (name !== "") qualities.set(ALIASES.get(name) ?? name, QUALITY.test(written) ? Number(written) : 0);
  }
  return qualities;
}
