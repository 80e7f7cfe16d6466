import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { DayFlow } from "#domain/cycles/cycle-facts.ts";
import { countedCycles } from "#domain/cycles/cycle-history.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import {
  beadsOfRow,
  bodyOf,
  changesOf,
  checkDates,
  draftOf,
  newDraft,
  rowOfDay,
  rowsOf,
  rowWords,
  withoutCycleNow,
  withPregnancies,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function cycle(startDay: string, details: Partial<RevisedCycle> = {}): RevisedCycle {
  const start = calendarDay(startDay);
  return { id: startDay, revision: 1, startDate: startDay, startDay: start, ...details };
}

const none: ReadonlySet<CalendarDay> = new Set();
const rowsFrom = (cycles: readonly RevisedCycle[], flows: readonly DayFlow[] = []) =>
  rowsOf(cycles, bleedingDays({ cycles, flows }, today), today);
const rows = rowsFrom([
  cycle("2026-08-22", { endDay: calendarDay("2026-08-26"), flow: "heavy" }),
  cycle("2026-10-31", { endDay: calendarDay("2026-11-04") }),
]);

describe("the history", () => {
  it("shows a cycle of 70 days as 70 beads and says its length", () => {
    const long = rows[1];
    expect(long?.length).toBe(70);
    expect(long && beadsOfRow(long, none)).toHaveLength(70);
    expect(long && rowWords(long, none, i18n)).toContain("70 days");
  });

  it.each([14, 70, 120, 400])(
    "has a row for a cycle of %i days, as the averages have",
    (length) => {
      const last = addDays(today, -10);
      const cycles = [addDays(last, -length - 30), addDays(last, -length), last].map((day) =>
        cycle(day),
      );
      expect(rowsFrom(cycles).map((row) => row.length)).toEqual([11, length, 30]);
      const counted = countedCycles(factsOf(cycles, null, today).cycles).map((one) => one.length);
      expect(counted).toEqual([30, length]);
    },
  );

  it("starts with the current cycle, which ends today", () => {
    expect(rows[0]).toMatchObject({ isCurrent: true, length: 21 });
    expect(rows[0] && beadsOfRow(rows[0], none).at(-1)?.today).toBe("21");
  });

  it("counts no days since the last period of a user without cycles", () => {
    const [last, before] = withoutCycleNow(rows);
    expect(last && beadsOfRow(last, none)).toHaveLength(5);
    expect(last && rowWords(last, none, i18n)).not.toContain("so far");
    expect(before).toBe(rows[1]);
  });

  it("ends the last period before bleeding after a loss", () => {
    const flows = [{ day: calendarDay("2026-11-18"), flow: "light" as const }];
    const cycles = [cycle("2026-09-01", { endDay: calendarDay("2026-09-05") })];
    const [last] = withoutCycleNow(rowsFrom(cycles, flows));
    expect(last && beadsOfRow(last, none)).toHaveLength(5);
    expect(last && rowWords(last, none, i18n)).toContain("Days of bleeding: 5.");
  });

  it("calls the days from the period before a pregnancy to the next one no cycle", () => {
    const loss = { kind: "pregnancy", to: calendarDay("2026-10-01"), ending: "loss" } as const;
    const stages = [{ ...loss, from: calendarDay("2026-08-22") }];
    const [now, lost] = withPregnancies(rows, stages);
    expect([now?.isPregnancy, lost?.isPregnancy]).toEqual([undefined, true]);
    expect(lost && beadsOfRow(lost, none)).toHaveLength(5);
    expect(lost && rowWords(lost, none, i18n)).toBe(
      "In pregnancy, or after it: Aug 22, 2026 – Oct 30, 2026",
    );
  });

  it("draws bleeding by its flow, only as far as logged", () => {
    const beads = rows[1] ? beadsOfRow(rows[1], none) : [];
    expect(beads.slice(0, 6)).toEqual([
      ...Array.from({ length: 5 }, () => ({ kind: "period", size: 3 })),
      { kind: "resting" },
    ]);
  });

  it("counts no spotting outside a period, as the averages don't", () => {
    const flows = [{ day: calendarDay("2026-11-05"), flow: "spotting" as const }];
    const [row] = rowsFrom([cycle("2026-10-31", { endDay: calendarDay("2026-11-04") })], flows);
    expect(row && beadsOfRow(row, none)[5]).toEqual({ kind: "spotting" });
    expect(row && rowWords(row, none, i18n)).toContain("Bleeding on 5 of them.");
  });

  it("marks a confirmed ovulation with a bead and in words", () => {
    const long = rows[1];
    const ovulated = new Set([calendarDay("2026-10-16")]);
    expect(long && beadsOfRow(long, ovulated)[55]).toEqual({ kind: "confirmed" });
    expect(long && rowWords(long, ovulated, i18n)).toContain("ovulation on day 56");
  });

  it("marks every week with a darker bead", () => {
    const beads = rows[1] ? beadsOfRow(rows[1], none) : [];
    const weeks = beads.flatMap(({ kind }, index) => (kind === "week" ? [index + 1] : []));
    expect(weeks).toEqual([7, 14, 21, 28, 35, 42, 49, 56, 63, 70]);
  });

  it("draws an open period for at most 8 days", () => {
    const [open] = rowsFrom([cycle("2026-10-01")]);
    const bled = open ? beadsOfRow(open, none).filter(({ kind }) => kind === "period") : [];
    expect(bled).toHaveLength(8);
  });

  it("shows both of two periods on one day if the user says that they are two", () => {
    const twice = [cycle("2026-11-01"), cycle("2026-11-01", { isSeparate: true })];
    expect(rowsFrom(twice).map(({ length }) => length)).toEqual([20, 1]);
  });

  it("shows two starts fewer than 10 days apart as one row with a question", () => {
    const starts = [cycle("2026-11-01"), cycle("2026-11-08")];
    const [row, ...others] = rowsFrom([cycle("2026-10-01"), ...starts]);
    expect(row).toMatchObject({ length: 20, starts, isLeftOut: false });
    expect(others.map(({ starts: none, length }) => [none, length])).toEqual([[null, 31]]);
  });

  it("finds the cycle of a day, and none before the first", () => {
    expect(rowOfDay(rows, calendarDay("2026-09-30"))?.cycle.id).toBe("2026-08-22");
    expect(rowOfDay(rows, calendarDay("2026-08-21"))).toBeNull();
  });
});

describe("changing a cycle", () => {
  const base = cycle("2026-10-31", { endDay: calendarDay("2026-11-04"), flow: "light" });

  it("sends only the changed fields", () => {
    expect(changesOf({ ...draftOf(base), notes: " Travelled " }, base)).toEqual({
      notes: "Travelled",
    });
    expect(changesOf(draftOf(base), base)).toEqual({});
  });

  it("reopens a period if its end is emptied", () => {
    expect(changesOf({ ...draftOf(base), endDate: "" }, base)).toEqual({ endDate: null });
    expect(changesOf({ ...draftOf(base), flow: undefined }, base)).toEqual({ flow: null });
  });

  it("excludes a cycle from the averages and includes it again", () => {
    const out = { ...draftOf(base), leftOutBecause: "illness" } as const;
    expect(changesOf(out, base)).toEqual({ leftOutBecause: "illness" });
    const left = { ...base, leftOutBecause: "illness" } as const;
    expect(changesOf(draftOf(base), left)).toEqual({ leftOutBecause: null });
  });

  it("adds a new one without the empty fields", () => {
    expect(bodyOf(newDraft(today))).toEqual({ startDate: today });
    expect(
      bodyOf({
        ...newDraft(today),
        endDate: today,
        flow: "light",
        notes: " On a trip ",
        isUnsure: true,
      }),
    ).toEqual({
      startDate: today,
      endDate: today,
      flow: "light",
      notes: "On a trip",
      isUnsure: true,
    });
  });
});

describe("the dates of a period", () => {
  const draft = newDraft(today);
  const wrongFields = (dates: Partial<typeof draft>) =>
    checkDates({ ...draft, ...dates }, today).flatMap((problem) => problem?.field ?? []);

  it("may be today alone, or still open", () => {
    expect(wrongFields({})).toEqual([]);
    expect(wrongFields({ endDate: today })).toEqual([]);
  });

  it.each([
    [addDays(today, 1), "", "startDate"],
    [today, addDays(today, -1), "endDate"],
    [today, addDays(today, 1), "endDate"],
  ])("from %s to %s are rejected at their field", (startDate, endDate, field) => {
    expect(wrongFields({ startDate, endDate })).toEqual([field]);
  });
});
