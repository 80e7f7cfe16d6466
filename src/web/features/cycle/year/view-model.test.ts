import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { addDays } from "#domain/days/calendar-day.ts";
import { cyclesFrom, today, viewOf } from "../overview/testing/example-overview.ts";
import { YEAR, yearOf, yearWords } from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

const yearFor = (...starts: number[]) => {
  const { overview, facts } = viewOf(cyclesFrom(starts));
  return yearOf({ cycles: facts.cycles, overview, ovulated: new Set(), today }, "en");
};

it("a year has 365 beads up to today, whatever the cycle lengths", () => {
  const year = yearFor(48, 83, 146, 178, 253, 360, 420);
  expect(year?.beads).toHaveLength(YEAR);
  expect(year?.last).toBe(today);
  expect(year?.periods).toBe(6);
  expect(year?.months).toHaveLength(12);
  const red = year?.beads.filter(({ kind }) => kind === "period").length;
  expect(red).toBe(year?.bleedingDays);
});

it("a first cycle has one bead per day, starting with red ones", () => {
  const year = yearFor(10);
  expect(year?.first).toBe(addDays(today, -10));
  expect(year?.beads).toHaveLength(11);
  expect(year?.beads[0]?.kind).toBe("period");
});

it("there is no year if nothing is logged", () => {
  expect(yearFor()).toBeNull();
});

it("the label describes the year in words", () => {
  const year = yearFor(10, 38);
  if (year === null) throw new Error("a year was expected");
  expect(yearWords(year, i18n)).toMatch(/^Oct 13, 2026 to Nov 20, 2026\. 2 periods, bleeding on/);
});
