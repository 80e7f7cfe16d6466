import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, dayInZone } from "../days/calendar-day.ts";
import type { DoseSchedule } from "../medicines/medicine-schedule.ts";
import { cycleOverview } from "../phase/cycle-overview.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { outsideQuiet } from "./moments.ts";
import { pushedMoments, timesToPush } from "./pushed-moments.ts";
import { datedKinds, type ReminderChoices, routineKinds, timeOf } from "./reminder-choices.ts";
import type { ReminderFacts } from "./reminders-on.ts";

/** Around the clock changes of Cairo, London and Los Angeles. */
const todays = ["2026-10-20", "2026-10-30", "2027-03-10", "2027-03-20", "2027-04-20"];
const zones = ["Africa/Johannesburg", "Africa/Cairo", "Europe/London", "America/Los_Angeles"];
const DAYS = 30;
/** Each run computes whole months. */
const FEW = { numRuns: 40 };

const time = fc.integer({ min: 0, max: 1439 }).map(timeOf);
const choice = fc.record({
  isOn: fc.boolean(),
  time,
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  daysBefore: fc.integer({ min: 1, max: 14 }),
});
const kinds = [...routineKinds, ...datedKinds];
const choices = fc
  .tuple(
    fc.array(choice, { minLength: kinds.length, maxLength: kinds.length }),
    fc.option(fc.record({ from: time, to: time }), { nil: undefined }),
  )
  .map(
    ([chosen, quiet]) =>
      ({
        ...Object.fromEntries(kinds.map((kind, place) => [kind, chosen[place]])),
        quiet,
      }) as unknown as ReminderChoices,
  );

const timesADay = fc.integer({ min: 1, max: 8 });
const schedule = fc.oneof(
  fc.record({ kind: fc.constant("daily" as const), timesADay }),
  fc.record({
    kind: fc.constant("cycle_days" as const),
    fromDay: fc.integer({ min: 1, max: 30 }),
    toDay: fc.integer({ min: 30, max: 60 }),
    timesADay,
  }),
  fc.record({
    kind: fc.constant("pack" as const),
    daysTaken: fc.integer({ min: 1, max: 84 }),
    daysPaused: fc.integer({ min: 1, max: 7 }),
    timesADay: fc.constant(1),
  }),
  fc.record({
    kind: fc.constant("every" as const),
    count: fc.integer({ min: 1, max: 12 }),
    unit: fc.constantFrom("days" as const, "weeks" as const),
    timesADay: fc.constant(1),
  }),
);

const facts = fc
  .record({
    today: fc.constantFrom(...todays).map(calendarDay),
    lengths: fc.array(fc.integer({ min: 21, max: 75 }), { maxLength: 8 }),
    lastAgo: fc.integer({ min: 0, max: 60 }),
    hidesFertility: fc.boolean(),
    schedules: fc.array(schedule as fc.Arbitrary<DoseSchedule>, { maxLength: 3 }),
    hasLoggedToday: fc.boolean(),
    openCareSteps: fc.integer({ min: 0, max: 3 }),
    hasRecoveryCode: fc.boolean(),
    daysToVisit: fc.option(fc.integer({ min: 0, max: 40 })),
  })
  .map(
    ({
      today,
      lengths,
      lastAgo,
      hidesFertility,
      schedules,
      daysToVisit,
      ...known
    }): ReminderFacts => {
      const first = addDays(today, -lastAgo - lengths.reduce((sum, length) => sum + length, 0));
      const cycles = cyclesOfLengths(lengths, first);
      const { forecast, fertileWindow } = cycleOverview(factsOf({ cycles, hidesFertility }), today);
      const cycleStarts = cycles.map(({ startDay }) => startDay);
      return {
        ...known,
        today,
        forecast,
        fertileWindow,
        methods: [],
        stageDays:
          daysToVisit === null
            ? []
            : [{ day: addDays(today, daysToVisit), about: "visit" as const }],
        medicines: schedules.map((one, place) => ({
          medicine: { schedule: one, startDate: addDays(today, -place * 9) },
          doses: [],
          cycleStarts,
        })),
      };
    },
  );

const daysOf = ({ today }: ReminderFacts) =>
  Array.from({ length: DAYS }, (_, ahead) => addDays(today, ahead));
const momentsOf = (given: ReminderChoices, known: ReminderFacts) =>
  daysOf(known).flatMap((day) =>
    pushedMoments(given, known, day).map(({ minute, kinds: about }) => ({ day, minute, about })),
  );
const agreed = (given: ReminderChoices) => ({ ...given, pushesCycle: true });

describe("pushed messages, for any choices and any record,", () => {
  it("number at most two per local day, within the coming month", () => {
    fc.assert(
      fc.property(choices, facts, fc.constantFrom(...zones), (given, known, zone) => {
        for (const one of [given, agreed(given)]) {
          const times = timesToPush(one, known, zone);
          const days = times.map((instant) => dayInZone(instant, zone));
          expect(times).toEqual([...new Set(times)].toSorted((first, other) => first - other));
          for (const day of days) {
            expect(days.filter((other) => other === day).length).toBeLessThanOrEqual(2);
            expect(daysOf(known)).toContain(day);
          }
        }
      }),
      FEW,
    );
  });

  it("never fall into quiet hours", () => {
    fc.assert(
      fc.property(choices, facts, (given, known) => {
        for (const { minute } of momentsOf(agreed(given), known)) {
          expect(outsideQuiet(minute, given.quiet)).toBe(minute);
        }
      }),
      FEW,
    );
  });

  it("are independent of the cycle and the stage of life without consent", () => {
    fc.assert(
      fc.property(choices, facts, fc.constantFrom(...zones), (given, known, zone) => {
        const unknown: ReminderFacts = {
          ...known,
          forecast: { kind: "no-cycle" },
          fertileWindow: { kind: "no-cycle" },
          medicines: known.medicines.map((medicine) => ({ ...medicine, cycleStarts: [] })),
          stageDays: [],
        };
        for (const pushesCycle of [undefined, false]) {
          const one = { ...given, pushesCycle };
          expect(timesToPush(one, known, zone)).toEqual(timesToPush(one, unknown, zone));
          const about = momentsOf(one, known).flatMap((moment) => moment.about);
          expect(about).not.toContain("period");
          expect(about).not.toContain("fertileDays");
          expect(about).not.toContain("premenstrual");
          expect(about).not.toContain("lifeStage");
        }
      }),
      FEW,
    );
  });

  it("name no fertile day while fertility is hidden, even with consent", () => {
    fc.assert(
      fc.property(choices, facts, (given, known) => {
        fc.pre(known.fertileWindow.kind === "hidden");
        const about = momentsOf(agreed(given), known).flatMap((moment) => moment.about);
        expect(about).not.toContain("fertileDays");
      }),
      FEW,
    );
  });

  it("about the cycle and the stage of life join another message of the day if there is one", () => {
    fc.assert(
      fc.property(choices, facts, (given, known) => {
        const medicines = known.medicines.filter(
          ({ medicine }) => medicine.schedule.kind !== "cycle_days",
        );
        const others = { ...known, medicines };
        const before = momentsOf(given, others);
        const timesOn = (day: string, all: typeof before) =>
          all.filter((moment) => moment.day === day).map(({ minute }) => minute);
        for (const { day } of before) {
          expect(timesOn(day, momentsOf(agreed(given), others))).toEqual(timesOn(day, before));
        }
      }),
      FEW,
    );
  });
});
