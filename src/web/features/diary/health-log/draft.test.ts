import { beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { emptyForm, healthDraftOf } from "./form.ts";

const written = {
  ...emptyForm(calendarDay("2026-11-20")),
  symptoms: { cramps: 6 },
  notes: "a word",
};
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it("unsaved input is restored for the same account only", () => {
  healthDraftOf("thandi").write(written);
  expect(healthDraftOf("thandi").read()).toEqual(written);
  expect(healthDraftOf("amina").read()).toBeNull();
});

it("saving clears the draft", () => {
  healthDraftOf("thandi").write(written);
  healthDraftOf("thandi").write(null);
  expect(items.size).toBe(0);
});

it.each(["{", "null", "7", '{"date":"2026-11-20"}', '{"symptoms":{"sadness":5}}'])(
  "a draft that reads %s is ignored",
  (stored) => {
    items.set("mwezi.draft.health.v1.thandi", stored);
    expect(healthDraftOf("thandi").read()).toBeNull();
  },
);
