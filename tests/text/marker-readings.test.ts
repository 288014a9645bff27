import { expect, test } from "vitest";
import { LEVELS, markerReadings } from "../../src/text/marker-readings.ts";

const readings = (marker: string) =>
  markerReadings(marker).map(({ level, number, decimal }) => `${LEVELS[level]} ${number}${decimal && `.${decimal}`}`);

test.each([
  ["a", ["letter 1"]],
  ["z", ["letter 26"]],
  ["bb", ["letter 28"]],
  ["i", ["letter 9", "roman 1"]],
  ["ii", ["letter 35", "roman 2"]],
  ["iv", ["roman 4"]],
  ["xxxix", ["roman 39"]],
  ["C", ["upper letter 3"]],
  ["IX", ["upper roman 9"]],
  ["12", ["digit 12"]],
  ["c.1", ["letter 3.1"]],
  [".1", ["digit 0.1"]],
  ["14.05", ["digit 14.05"]],
  ["iiiii", []],
  ["ab", []],
  ["", []],
  ["see", []],
  ["2022", []],
])("(%s) reads as %j", (marker, expected) => {
  expect(readings(marker)).toEqual(expected);
});
