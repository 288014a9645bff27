import { describe, expect, test } from "vitest";
import { type Release, ReleaseHolder } from "../../functions/release-holder.ts";

function fakeRelease(id: string): { release: Release; closed: () => boolean } {
  const closed = { store: false, searches: false, drafts: false };
  const release = {
    id,
    corpus: { close: () => (closed.store = true) },
    searches: { close: async () => (closed.searches = true) },
    drafts: { close: async () => (closed.drafts = true) },
    changeAt: null,
  } as unknown as Release;
  return { release, closed: () => closed.store && closed.searches && closed.drafts };
}

describe("the release that requests use", () => {
  test("a replaced release stays open for the requests that began on it, and is closed after the last", () => {
    const first = fakeRelease("1");
    const second = fakeRelease("2");
    const holder = new ReleaseHolder(first.release);
    const [one, two] = [holder.pin(), holder.pin()];
    holder.replace(second.release);
    expect(holder.pin().release.id).toBe("2");
    expect(one.release.id).toBe("1");
    one.done();
    expect(first.closed()).toBe(false);
    two.done();
    expect(first.closed()).toBe(true);
    expect(second.closed()).toBe(false);
  });

  test("a replaced release that nobody uses is closed at once", () => {
    const first = fakeRelease("1");
    const holder = new ReleaseHolder(first.release);
    holder.pin().done();
    holder.replace(fakeRelease("2").release);
    expect(first.closed()).toBe(true);
  });

  test("closing waits for requests that are under way", () => {
    const only = fakeRelease("1");
    const holder = new ReleaseHolder(only.release);
    const pinned = holder.pin();
    holder.close();
    expect(only.closed()).toBe(false);
    pinned.done();
    expect(only.closed()).toBe(true);
  });
});
