import { afterAll, beforeAll, expect, test } from "vitest";
import { findAskedBill, findAskedOpinion } from "../../../functions/ask/find-asked.ts";
import type { Reading } from "../../../functions/reading.ts";
import { currentFolder, openRelease } from "../../../functions/release.ts";
import type { Release } from "../../../functions/release-holder.ts";
import { ROUTES, type Route } from "../../../src/contract/routes.ts";
import { buildSpecimen, type SpecimenRelease } from "../../support/specimen-release.ts";

let specimen: SpecimenRelease;
let release: Release;
beforeAll(async () => {
  specimen = await buildSpecimen();
  release = openRelease((await currentFolder(specimen.dist)) ?? "");
});
afterAll(() => {
  release?.corpus.close();
  specimen?.remove();
});

function reading(id: string, params: Record<string, string>): Reading {
  const route = ROUTES.find((each) => each.id === id) as Route;
  return { release, route, params, query: {}, search: "", beacon: { count: () => {} }, now: 0 };
}

test.each([
  ["99000001", "2025-2026/hb9001"],
  ["99000015", "2023-2024/hb9001"],
  ["hb9001", "2025-2026/hb9001"],
])("the bill %s comes with its record and its stored text, marks included", (bill_id, id) => {
  const found = findAskedBill(reading("bills.ask", { bill_id }));
  if (found.kind !== "document" || found.document.collection !== "bills") throw new Error("no bill");
  expect(found.document.record.id).toBe(id);
  expect(found.document.record.history.length).toBeGreaterThan(0);
  expect(found.document.text.length).toBeGreaterThan(100);
});

test.each([
  ["990000111", "S23G9005/990000111"],
  ["990000110", "S23G9005/990000110"],
  ["S23G9005", "S23G9005/990000111"],
  ["ga-s25a9005", "S25A9005/ga-s25a9005"],
])("the opinion %s comes with its record and its stored text", (cluster_id, id) => {
  const found = findAskedOpinion(reading("opinions.ask", { cluster_id }));
  if (found.kind !== "document" || found.document.collection !== "opinions") throw new Error("no opinion");
  expect(found.document.record.id).toBe(id);
  expect(found.document.text.length).toBeGreaterThan(100);
});
