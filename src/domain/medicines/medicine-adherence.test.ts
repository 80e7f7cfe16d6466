import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { monthOf, weekOf } from "../days/week-and-month.ts";
import {
  adherence,
  answeredDoses,
  dueDoses,
  isUninformative,
  type LoggedDose,
  type MedicineFacts,
} from "./medicine-adherence.ts";
import type { DoseSchedule } from "./medicine-schedule.ts";

/** A Friday. */
const today = calendarDay("2026-11-20");
const thisWeek = weekOf(today);

const logged = (date: string, slot: number, answer: LoggedDose["answer"]): LoggedDose => ({
  date: calendarDay(date),
  slot,
  answer,
});
const twiceDaily = (doses: readonly LoggedDose[], more: object = {}): MedicineFacts => ({
  medicine: {
    schedule: { kind: "daily", timesADay: 2 },
    startDate: calendarDay("2026-11-01"),
    ...more,
  },
  doses,
  cycleStarts: [],
});

describe("adherence", () => {
  it("counts taken, late, skipped and unanswered doses against the due ones [S2-82]", () => {
    const doses = [
      logged("2026-11-16", 1, "taken"),
      logged("2026-11-16", 2, "late"),
      logged("2026-11-17", 1, "skipped"),
      logged("2026-11-20", 1, "taken"),
    ];
    expect(adherence(twiceDaily(doses), thisWeek, today)).toEqual({
      kind: "counted",
      due: 9,
      taken: 2,
      late: 1,
      skipped: 1,
      unanswered: 5,
    });
  });

  it("compares taken doses with answered ones: an unanswered dose is not a missed one", () => {
    const oneNoted = adherence(twiceDaily([logged("2026-11-17", 1, "taken")]), thisWeek, today);
    expect(oneNoted).toMatchObject({ due: 8, taken: 1, unanswered: 7 });
    expect(oneNoted.kind === "counted" && answeredDoses(oneNoted)).toBe(1);
  });

  it("does not count an open dose of today", () => {
    const onlyToday = { startDate: today };
    expect(adherence(twiceDaily([], onlyToday), thisWeek, today)).toEqual({ kind: "nothing-due" });
    const skipped = [logged(today, 2, "skipped")];
    expect(adherence(twiceDaily(skipped, onlyToday), thisWeek, today)).toMatchObject({ due: 1 });
    expect(dueDoses(twiceDaily(skipped, onlyToday), thisWeek, today)).toEqual([
      { date: today, slot: 1, state: "open" },
      { date: today, slot: 2, state: "skipped" },
    ]);
  });

  it("ignores days before the first, after the last and after today", () => {
    const days = { startDate: calendarDay("2026-11-17"), endDate: calendarDay("2026-11-18") };
    expect(adherence(twiceDaily([], days), thisWeek, today)).toMatchObject({ due: 4 });
    const planned = { startDate: addDays(today, 1) };
    expect(adherence(twiceDaily([], planned), thisWeek, today)).toEqual({ kind: "nothing-due" });
  });

  it("has only a count for medicine taken as needed", () => {
    const facts = twiceDaily(
      [
        logged("2026-11-16", 1, "taken"),
        logged("2026-11-16", 2, "late"),
        logged("2026-11-17", 1, "skipped"),
        logged("2026-11-09", 1, "taken"),
      ],
      { schedule: { kind: "as_needed" } },
    );
    expect(adherence(facts, thisWeek, today)).toEqual({ kind: "as-needed", taken: 2 });
  });
});

const someDay = fc.integer({ min: -40, max: 40 }).map((days) => addDays(today, days));
const timesADay = fc.integer({ min: 1, max: 4 });
const anySchedule: fc.Arbitrary<DoseSchedule> = fc.oneof(
  timesADay.map((times) => ({ kind: "daily" as const, timesADay: times })),
  fc.record({
    kind: fc.constant("weekdays" as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    timesADay,
  }),
  fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 20 }), timesADay)
    .map(([fromDay, more, times]) => ({
      kind: "cycle_days" as const,
      fromDay,
      toDay: fromDay + more,
      timesADay: times,
    })),
  fc.record({
    kind: fc.constant("every" as const),
    count: fc.integer({ min: 1, max: 60 }),
    unit: fc.constantFrom("days" as const, "weeks" as const, "months" as const),
    timesADay,
  }),
  fc.record({
    kind: fc.constant("pack" as const),
    daysTaken: fc.integer({ min: 1, max: 200 }),
    daysPaused: fc.integer({ min: 1, max: 60 }),
    timesADay,
  }),
);
const anyFacts: fc.Arbitrary<MedicineFacts> = fc.record({
  medicine: fc.record(
    { schedule: anySchedule, startDate: someDay, endDate: someDay },
    { requiredKeys: ["schedule", "startDate"] },
  ),
  doses: fc.uniqueArray(
    fc.record({
      date: someDay,
      slot: fc.integer({ min: 1, max: 4 }),
      answer: fc.constantFrom("taken" as const, "late" as const, "skipped" as const),
    }),
    { maxLength: 60, selector: ({ date, slot }) => `${date} ${slot}` },
  ),
  cycleStarts: fc.array(someDay, { maxLength: 3 }),
});

const counts = (facts: MedicineFacts, first = addDays(today, -40), last = addDays(today, 40)) => {
  const result = adherence(facts, { first, last }, today);
  const nothing = {
    kind: "counted" as const,
    due: 0,
    taken: 0,
    late: 0,
    skipped: 0,
    unanswered: 0,
  };
  return result.kind === "counted" ? result : nothing;
};

describe("the doses of any medicine", () => {
  it("are due within its days, each with at most one answer", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { due, taken, late, skipped, unanswered } = counts(facts);
        expect(taken + late + skipped + unanswered).toBe(due);
        const { startDate, endDate } = facts.medicine;
        for (const { date } of dueDoses(
          facts,
          { first: startDate, last: addDays(today, 9) },
          today,
        )) {
          expect(date >= startDate && date <= today && date <= (endDate ?? date)).toBe(true);
        }
      }),
    );
  });

  it("add up over two consecutive ranges", () => {
    fc.assert(
      fc.property(anyFacts, someDay, (facts, middle) => {
        const [before, after] = [
          counts(facts, undefined, middle),
          counts(facts, addDays(middle, 1)),
        ];
        const whole = counts(facts);
        for (const part of ["due", "taken", "late", "skipped", "unanswered"] as const) {
          expect(before[part] + after[part]).toBe(whole[part]);
        }
      }),
    );
  });

  it("taken now never lower the count, and future answers change nothing", () => {
    fc.assert(
      fc.property(anyFacts, someDay, (facts, date) => {
        const others = facts.doses.filter((dose) => dose.date !== date || dose.slot !== 1);
        const more = { ...facts, doses: [...others, { date, slot: 1, answer: "taken" as const }] };
        const followed = ({ taken, late }: { taken: number; late: number }) => taken + late;
        expect(followed(counts(more))).toBeGreaterThanOrEqual(followed(counts(facts)));
        if (daysBetween(today, date) > 0) expect(counts(more)).toEqual(counts(facts));
      }),
    );
  });

  it("may come in any order, as may the periods", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const turned = {
          ...facts,
          doses: facts.doses.toReversed(),
          cycleStarts: facts.cycleStarts.toReversed(),
        };
        expect(adherence(turned, monthOf(today), today)).toEqual(
          adherence(facts, monthOf(today), today),
        );
      }),
    );
  });
});

describe("an uninformative count", () => {
  const of = (facts: MedicineFacts) => isUninformative(adherence(facts, thisWeek, today));

  it("has no answered dose, whatever was due", () => {
    expect(of(twiceDaily([]))).toBe(true);
    expect(of(twiceDaily([], { startDate: addDays(today, 1) }))).toBe(true);
    expect(of(twiceDaily([], { schedule: { kind: "as_needed" } }))).toBe(true);
  });

  it("is not reported once any dose is answered, even as skipped", () => {
    expect(of(twiceDaily([logged("2026-11-16", 1, "skipped")]))).toBe(false);
    const asNeeded = { schedule: { kind: "as_needed" } };
    expect(of(twiceDaily([logged("2026-11-16", 1, "taken")], asNeeded))).toBe(false);
  });
});
