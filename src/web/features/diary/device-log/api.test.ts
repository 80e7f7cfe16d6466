import { beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/calendar-day.ts";
import { daysRecord, readDays, saveDay } from "./api.ts";

const day = calendarDay("2026-11-20");
let items: Map<string, string>;
let isFull = false;

beforeEach(() => {
  items = new Map();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error("full");
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it("a change is kept at once, for her and for nobody else", () => {
  expect(saveDay("thandi", day, { phase: "luteal" })).toBe(true);
  expect(readDays("thandi")).toMatchObject([{ dateISO: day, phase: "luteal" }]);
  expect(readDays("amina")).toEqual([]);
});

it("what another tab kept meanwhile stays", () => {
  saveDay("thandi", day, { phase: "luteal" });
  items.set("mwezi.days.v1.thandi", JSON.stringify({ [day]: { dateISO: day, notes: "tired" } }));
  saveDay("thandi", day, { mood: { anxiety: 2 } });
  expect(readDays("thandi")).toMatchObject([{ notes: "tired", mood: { anxiety: 2 } }]);
});

it("a list that an older app stored goes on by its days", () => {
  items.set("mwezi.days.v1.thandi", JSON.stringify([{ dateISO: day, notes: "tired" }]));
  saveDay("thandi", day, { phase: "luteal" });
  expect(JSON.parse(items.get("mwezi.days.v1.thandi") ?? "")).toMatchObject({
    [day]: { notes: "tired", phase: "luteal" },
  });
});

it("a browser that keeps nothing says so", () => {
  isFull = true;
  expect(saveDay("thandi", day, { phase: "luteal" })).toBe(false);
});

it("deleting the account leaves nothing", () => {
  saveDay("thandi", day, { phase: "luteal" });
  daysRecord("thandi").write(null);
  expect(items.size).toBe(0);
});
