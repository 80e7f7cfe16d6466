import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/calendar-day.ts";
import { logDraftOf } from "./api.ts";
import { formOf, withAnswer } from "./view-model.ts";

const day = calendarDay("2026-11-20");
const draft = {
  form: { ...withAnswer(formOf(null), "mood", "sad"), sleepHours: "7,", notes: "A long day" },
  base: { date: day, pain_level: 3 },
};

/** A tab's storage: strings in, strings out. */
function tabStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe("a draft", () => {
  let storage: ReturnType<typeof tabStorage>;
  beforeEach(() => {
    storage = tabStorage();
    vi.stubGlobal("sessionStorage", storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("comes back as it was left, half-typed numbers too, until it is saved", () => {
    logDraftOf("thandi", day).write(draft);
    expect(logDraftOf("thandi", day).read()).toEqual(draft);
    logDraftOf("thandi", day).write(null);
    expect(logDraftOf("thandi", day).read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it("belongs to one woman and one day", () => {
    logDraftOf("thandi", day).write(draft);
    expect(logDraftOf("nomsa", day).read()).toBeNull();
    expect(logDraftOf("thandi", calendarDay("2026-11-19")).read()).toBeNull();
  });

  it.each(["{", "null", '{"form":{"answers":{"mood":"furious"}},"base":null}'])(
    "that cannot be read, such as %s, is none",
    (text) => {
      logDraftOf("thandi", day).write(draft);
      for (const key of storage.items.keys()) storage.setItem(key, text);
      expect(logDraftOf("thandi", day).read()).toBeNull();
    },
  );

  it("that the browser will not keep does not stop her writing", () => {
    vi.stubGlobal("sessionStorage", {
      ...storage,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(() => logDraftOf("thandi", day).write(draft)).not.toThrow();
  });
});
