/** What the store has just listed, it has: anything else is a mistake in the program. */
export function must<T>(value: T | null): T {
  if (value === null) throw new Error("the store lists a document or a view that it does not have");
  return value;
}
