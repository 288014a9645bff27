import { expect, test } from "vitest";
import { keyGate } from "../../../functions/ask/key-gate.ts";

test("the key passes, and nothing else does", () => {
  const gate = keyGate("made-up");
  expect(gate("made-up")).toBeNull();
  for (const sent of [undefined, "", "made-u", "made-upp", "MADE-UP", " made-up", "made-up\u0000", "𝒜".repeat(999)])
    expect(gate(sent)).toMatchObject({ kind: "problem", problem: { kind: "forbidden" } });
});

test("without a key nothing passes, and the answer is the same", () => {
  const gate = keyGate(null);
  for (const sent of [undefined, "", "null", "made-up"]) expect(gate(sent)).toEqual(keyGate("made-up")("wrong"));
});
