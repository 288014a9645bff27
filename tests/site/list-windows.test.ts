import fc from "fast-check";
import { expect, test } from "vitest";
import { listWindows, shownWindow, withQuery } from "../../src/components/list-windows.ts";

test("the windows of a list hold every entry once, in order", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 500 }), (total, size) => {
      const entries = listWindows({ path: "/x", query: {}, total, size }).flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, at) => first + at),
      );
      expect(entries).toEqual(Array.from({ length: total }, (_, at) => at + 1));
    }),
  );
});

test("a list of nothing has one window, and only windows that there are can be asked for", () => {
  const list = { path: "/x", query: { kind: "hb" }, total: 1_001, size: 500 };
  expect(listWindows({ ...list, total: 0 })).toHaveLength(1);
  expect(shownWindow(list, null)).toMatchObject({
    current: { label: "1 to 500" },
    previous: null,
    next: { start: 500 },
  });
  expect(shownWindow(list, "1000")).toMatchObject({
    current: { label: "1,001", path: "/x?kind=hb&start=1000" },
    next: null,
  });
  for (const start of ["250", "1500", "-500", "0500", "", "x"]) expect(shownWindow(list, start)).toBeNull();
});

test("a query stands behind a path in the order of its names", () => {
  expect(withQuery("/x", { start: "5", kind: "hb" })).toBe("/x?kind=hb&start=5");
  expect(withQuery("/x", {})).toBe("/x");
});
