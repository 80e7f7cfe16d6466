import { describe, expect, it } from "vitest";
import type { StripCycle } from "#contract/visit/visit-report.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { STRIP_CYCLES, stripRows, stripWords } from "./visit-strip.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);
const cycle = (more: Partial<StripCycle> = {}): StripCycle => ({
  startDay: ago(40),
  length: 28,
  bleedingDays: 5,
  bledOn: [1, 2, 3, 4, 5],
  flow: null,
  hasSpotting: false,
  isUnsure: false,
  isLeftOut: false,
  ovulationDay: null,
  ...more,
});
const beadsOf = (more: Partial<StripCycle>) =>
  stripRows(english, [cycle(more)], today)[0]?.beads ?? [];
const bledIn = (more: Partial<StripCycle>) =>
  beadsOf(more).flatMap((bead, place) => (bead === "bleeding" ? [place + 1] : []));

describe("a cycle on the strip", () => {
  it("has one bead per day, red on days of bleeding only", () => {
    expect(beadsOf({})).toHaveLength(28);
    expect(bledIn({ bledOn: [1, 2, 4, 15] })).toEqual([1, 2, 4, 15]);
  });

  it("ends with today if it is open, and shows an open period day by day", () => {
    const open = { startDay: ago(4), length: null, bleedingDays: null, bledOn: [1, 2, 3, 4, 5] };
    expect(beadsOf(open)).toHaveLength(5);
    expect(bledIn(open)).toEqual([1, 2, 3, 4, 5]);
  });

  it("shows the confirmed ovulation, on a day of bleeding or not", () => {
    expect(beadsOf({ ovulationDay: ago(40 - 13) })[13]).toBe("ovulation");
    expect(beadsOf({ ovulationDay: ago(40 - 2) })[2]).toBe("ovulation");
  });

  it("ends at 100 beads, and states its length", () => {
    const [row] = stripRows(english, [cycle({ startDay: ago(200), length: 190 })], today);
    expect(row?.beads).toHaveLength(100);
    expect(row?.words).toBe("190 days, 5 of bleeding");
  });

  it("shows the period's days in an older report without days of bleeding", () => {
    expect(bledIn({ bledOn: undefined })).toEqual([1, 2, 3, 4, 5]);
    expect(bledIn({ bledOn: undefined, bleedingDays: null })).toEqual([1]);
  });
});

it("the strip has the latest cycles, with a text alternative", () => {
  const many = Array.from({ length: 9 }, (_, place) => cycle({ startDay: ago(300 - place * 28) }));
  const rows = stripRows(english, many, today);
  expect(rows.map(({ startDay }) => startDay)).toEqual(
    many.slice(-STRIP_CYCLES).map(({ startDay }) => startDay),
  );
  expect(stripWords(rows).split("; ")).toHaveLength(STRIP_CYCLES);
});
