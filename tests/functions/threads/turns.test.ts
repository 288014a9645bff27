import { describe, expect, test } from "vitest";
import { Turns } from "../../../functions/threads/turns.ts";

describe("turns", () => {
  test("as many as there are can be taken at once, and given back", async () => {
    const turns = new Turns(2, { most: 0, patience: 1_000 });
    expect([turns.take(), turns.take(), turns.take()]).toEqual(["taken", "taken", "full"]);
    turns.give();
    expect([turns.take(), turns.take()]).toEqual(["taken", "full"]);
  });

  test("who waits longest is next, and only so many wait", async () => {
    const turns = new Turns(1, { most: 2, patience: 1_000 });
    turns.take();
    const order: string[] = [];
    const waiting = ["first", "second"].map(async (name) => {
      const turn = await turns.take();
      order.push(`${name} ${turn}`);
    });
    expect(turns.take()).toBe("full");
    turns.give();
    await waiting[0];
    turns.give();
    await waiting[1];
    expect(order).toEqual(["first taken", "second taken"]);
  });

  test("who has waited too long gets none, and takes none from others", async () => {
    const turns = new Turns(1, { most: 1, patience: 20 });
    turns.take();
    expect(await turns.take()).toBe("late");
    turns.give();
    expect(turns.take()).toBe("taken");
    expect(await turns.take()).toBe("late");
  });
});
