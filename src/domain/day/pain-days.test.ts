import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { periodRanges } from "../cycles/periods/bleeding-days.ts";
import { calendarDay } from "../days/calendar-day.ts";
import { painDays } from "./pain-days.ts";

const day = (date: number) => calendarDay(`2026-11-${String(date).padStart(2, "0")}`);

describe("painDays", () => {
  it("counts a day once, at its worst", () => {
    const notes = [
      { date: day(3), severity: 4 },
      { date: day(3), severity: 9 },
      { date: day(5), severity: 8 },
    ];
    expect(painDays(notes, [])).toEqual({
      days: 2,
      daysInPeriod: 0,
      severeDays: 2,
      worst: { date: day(3), severity: 9 },
      lastSevere: day(5),
    });
  });

  it("counts no day noted as painless", () => {
    const notes = [{ date: day(3), severity: 0 }];
    expect(painDays(notes, [])).toMatchObject({ days: 0, worst: null, lastSevere: null });
  });

  it("places days in a period up to its last day, in an open period for eight days", () => {
    const notes = [1, 5, 6, 10, 17, 18].map((date) => ({ date: day(date), severity: 2 }));
    const cycles = [{ startDay: day(1), endDay: day(5) }, { startDay: day(10) }];
    expect(painDays(notes, periodRanges({ cycles }, day(20))).daysInPeriod).toBe(4);
  });

  it("extends the period by the daily logs, dry days between included", () => {
    const cycles = [{ startDay: day(1) }];
    const flows = [9, 10].map((date) => ({ day: day(date), flow: "heavy" as const }));
    const dry = { day: day(4), flow: "none" as const };
    const notes = [4, 8, 9, 10, 11].map((date) => ({ date: day(date), severity: 3 }));
    const inPeriod = (known: Parameters<typeof periodRanges>[0]) =>
      painDays(notes, periodRanges(known, day(20))).daysInPeriod;
    expect(inPeriod({ cycles })).toBe(2);
    expect(inPeriod({ cycles, flows: [...flows, dry] })).toBe(4);
  });

  it("counts days as severe from 8 of 10 and reports the latest of the worst days", () => {
    const notes = [
      { date: day(2), severity: 9 },
      { date: day(9), severity: 9 },
      { date: day(12), severity: 8 },
      { date: day(14), severity: 7.9 },
    ];
    expect(painDays(notes, [])).toMatchObject({
      severeDays: 3,
      worst: { date: day(9), severity: 9 },
      lastSevere: day(12),
    });
  });

  it("ignores the order of notes and never counts fewer days than those in a period", () => {
    const note = fc.record({
      date: fc.integer({ min: 1, max: 30 }).map(day),
      severity: fc.integer({ min: 0, max: 10 }),
    });
    const periods = [{ first: day(3), last: day(8) }];
    fc.assert(
      fc.property(fc.array(note), (notes) => {
        const answer = painDays(notes, periods);
        expect(painDays(notes.toReversed(), periods)).toEqual(answer);
        expect(answer.daysInPeriod).toBeLessThanOrEqual(answer.days);
        expect(answer.severeDays).toBeLessThanOrEqual(answer.days);
        expect(answer.lastSevere === null).toBe(answer.severeDays === 0);
      }),
    );
  });
});
