// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeIndexedDB } from "../../../../../scripts/testing/fake-indexed-db.ts";
import { daysRecord, saveDay } from "./api.ts";
import { daysOf } from "./view-model.ts";

const day = calendarDay("2026-11-20");
const KEY = "mwezi.days.v1.thandi";
const daysIn = async (owner: string) => daysOf((await daysRecord(owner).open()).value);

beforeAll(() => {
  vi.stubGlobal("indexedDB", fakeIndexedDB());
});
beforeEach(() => {
  localStorage.clear();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it("a change is stored at once for its account only", async () => {
  expect(await saveDay("thandi", day, { phase: "luteal" })).toBe(true);
  expect(await daysIn("thandi")).toMatchObject([{ dateISO: day, phase: "luteal" }]);
  expect(await daysIn("amina")).toEqual([]);
});

it("stored notes are unreadable without the key", async () => {
  await saveDay("thandi", day, { notes: "tired", phase: "luteal" });
  expect(localStorage.getItem(KEY)).toContain("sealed.1.");
  expect(localStorage.getItem(KEY)).not.toMatch(/tired|luteal|2026/);
});

it("changes stored by another tab meanwhile are not lost", async () => {
  await saveDay("thandi", day, { phase: "luteal" });
  localStorage.setItem(KEY, JSON.stringify({ [day]: { dateISO: day, notes: "tired" } }));
  await saveDay("thandi", day, { mood: { anxiety: 2 } });
  expect(await daysIn("thandi")).toMatchObject([{ notes: "tired", mood: { anxiety: 2 } }]);
});

it("a list stored by an older app version is read by its days", async () => {
  localStorage.setItem(KEY, JSON.stringify([{ dateISO: day, notes: "tired" }]));
  await saveDay("thandi", day, { phase: "luteal" });
  const { value } = await daysRecord("thandi").open();
  expect(value).toMatchObject({ [day]: { notes: "tired", phase: "luteal" } });
});

it("a browser without storage reports it", async () => {
  const refuse = () => {
    throw new Error("full");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse });
  expect(await saveDay("thandi", day, { phase: "luteal" })).toBe(false);
  vi.unstubAllGlobals();
});

it("deleting the account removes everything", async () => {
  await saveDay("thandi", day, { phase: "luteal" });
  daysRecord("thandi").remove();
  expect(localStorage.length).toBe(0);
});
