/** A record as it is served: compact JSON and one line break. */
export function renderJson(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
