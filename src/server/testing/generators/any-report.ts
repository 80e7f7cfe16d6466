import fc from "fast-check";
import * as z from "zod/mini";
import type { Schedule } from "#contract/entries/medicines.ts";
import { visibleCheck } from "#contract/kernel/fields.ts";
import { type VisitReport, visitMonths, visitParts } from "#contract/visit/visit-report.ts";
import { concernFacts, urgencies } from "#domain/concerns/engine/concern.ts";
import { lookedAt } from "#domain/concerns/engine/not-logged.ts";
import { rules } from "#domain/concerns/engine/rules.ts";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { labTests } from "#domain/labs/lab-tests.ts";
import { hairSites } from "#domain/pcos/ferriman-gallwey.ts";

const made = calendarDay("2026-11-20");
const day = fc.integer({ min: 0, max: 365 }).map((back): CalendarDay => addDays(made, -back));
const letters = fc.constantFrom(..."aWm iɓẹ́ọ̀ṣƘ", "🌙", "م", "\u202e", "👩🏾‍⚕️", "ẹ\u0301");
const visible = z.string().check(visibleCheck);
const words = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: letters, minLength: 1, maxLength }),
      fc.constant("W".repeat(maxLength)),
      fc.constant("Should I ask about this? ".repeat(20)),
    )
    .map((text) => [...text].slice(0, maxLength / 2).join(""))
    // As in every text field.
    .filter((text) => visible.safeParse(text).success);
const count = fc.integer({ min: 0, max: 999 });
const measure = fc.double({ min: 0, max: 1_000_000, noNaN: true });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const timing = fc.oneof(
  fc.record({
    kind: fc.constant("not-enough-days" as const),
    scoredCycles: count,
    cyclesNeeded: count,
  }),
  fc.record({
    kind: fc.constantFrom("may-follow-your-cycle" as const, "no-timing-seen" as const),
    scoredCycles: count,
    cyclesWithTiming: count,
  }),
);
const cell = fc.record({ days: count, average: maybe(count) });
const phases = fc.record({ menstrual: cell, follicular: cell, ovulatory: cell, luteal: cell });

const strip = fc.array(
  fc.record({
    startDay: day,
    length: maybe(fc.integer({ min: 1, max: 365 })),
    bleedingDays: maybe(fc.integer({ min: 1, max: 60 })),
    bledOn: fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
    flow: fc.constantFrom(null, "light" as const, "heavy" as const),
    hasSpotting: fc.boolean(),
    isUnsure: fc.boolean(),
    isLeftOut: fc.boolean(),
    ovulationDay: maybe(day),
  }),
  { maxLength: 20 },
);

const labs = fc.array(
  fc.record({
    date: day,
    test: fc.constantFrom(...labTests),
    name: maybe(words(80)),
    value: measure,
    comparator: fc.constantFrom(null, "<" as const, ">" as const),
    unit: words(40),
    rangeLow: maybe(measure),
    rangeHigh: maybe(measure),
    cycleDay: maybe(count),
  }),
  { maxLength: 40 },
);

const EVERY_DAY: Schedule = { kind: "weekdays", weekdays: [1, 2, 3, 4, 5, 6, 7], timesADay: 8 };

const medicines = fc.array(
  fc.record({
    name: words(80),
    dose: maybe(measure),
    unit: maybe(words(20)),
    schedule: fc.constantFrom<Schedule[]>(EVERY_DAY, { kind: "as_needed" }),
    startDate: day,
    endDate: maybe(day),
    sideEffects: maybe(words(2000)),
    adherence: fc.constantFrom(
      { kind: "nothing-due" as const },
      { kind: "counted" as const, due: 900, taken: 500, late: 100, skipped: 200, unanswered: 100 },
    ),
  }),
  { maxLength: 30 },
);

const concerns = fc.array(
  fc.record({
    key: fc.constantFrom(...rules.map((rule) => rule.key)),
    urgency: fc.constantFrom(...urgencies),
    evidence: fc.array(
      fc.record({
        fact: fc.constantFrom(...concernFacts),
        day,
        value: fc.oneof(measure, words(80)),
        unit: fc.constantFrom("", "g/dL", "days"),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    holdsFor: fc.constant(null),
    source: fc.constant("a source"),
  }),
  { maxLength: 20 },
);
const flags = fc.record({
  concerns: concerns.map((list) =>
    list.toSorted((one, two) => urgencies.indexOf(one.urgency) - urgencies.indexOf(two.urgency)),
  ),
  notLogged: fc.subarray([...lookedAt]),
});

const body = fc.array(
  fc.record({
    date: day,
    hair: fc.constant(Object.fromEntries(hairSites.map((site) => [site, 4])) as never),
    acne: fc.constant(4),
    hairThinning: fc.constant(3),
    acanthosis: fc.boolean(),
    treatsHair: fc.boolean(),
  }),
  { maxLength: 30 },
);

const symptoms = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...symptomTypes),
    days: count,
    average: count,
    worst: count,
    last: day,
    phases: maybe(phases),
    pattern: fc.constantFrom(null, "luteal" as const),
  }),
  { selector: ({ type }) => type },
);

const whole = fc.record({
  made: fc.constant(made),
  period: fc.record({ from: day, to: fc.constant(made), months: fc.constantFrom(...visitMonths) }),
  name: maybe(words(80)),
  age: maybe(fc.integer({ min: 13, max: 100 })),
  pcos: fc.constantFrom(null, "yes" as const),
  contraception: fc.constantFrom(null, "injection" as const),
  pregnancySigns: fc.record({
    isPregnant: fc.boolean(),
    weeks: maybe(count),
    test: maybe(fc.record({ date: day, result: fc.constant("negative" as const) })),
    couldConceive: fc.constantFrom(null, false),
    isTrying: fc.boolean(),
    isBreastfeeding: fc.boolean(),
    lastEnd: maybe(fc.record({ date: day, ending: fc.constant("birth" as const) })),
  }),
  hormones: fc.array(fc.record({ method: fc.constant("implant" as const), since: day, to: day }), {
    maxLength: 5,
  }),
  pregnancy: fc.constantFrom(null, "not_pregnant" as const),
  reason: maybe(words(90)),
  background: fc.record({
    pregnancies: fc.constant(12),
    births: fc.constant(10),
    smoking: fc.constant("15_a_day_or_more" as const),
    diabetes: fc.boolean(),
    breastCancer: fc.boolean(),
    allergies: words(160),
    familyHistory: words(160),
  }),
  height: fc.constant(164.5),
  questions: fc.array(words(200), { maxLength: 10 }),
  flags,
  cycles: fc.record({
    strip,
    lastStart: maybe(day),
    median: maybe(count),
    counted: count,
    average: maybe(count),
    shortest: maybe(count),
    longest: maybe(count),
    averageBleeding: maybe(count),
    norms: fc.constant({ kind: "norms-do-not-hold" as const }),
  }),
  forecast: fc.constantFrom(
    { kind: "no-cycle" as const },
    {
      kind: "forecast" as const,
      cycleStart: made,
      likelyDay: made,
      likely80: { first: made, last: addDays(made, 90) },
      confidence: "low" as const,
      isWide: true,
      isLate: true,
      completedCycles: 40,
      backTest: { kind: "tested" as const, cycles: 8, inside: 7, meanError: 1 },
      phase: { phase: "follicular" as const, probability: 0.7, isSure: false },
    },
  ),
  bleeding: fc.record({
    periods: count,
    heavyPeriods: count,
    longest: maybe(count),
    heavyDays: count,
    cyclesWithSpotting: count,
    healingDays: count,
  }),
  pain: fc.record({
    days: count,
    daysInPeriod: count,
    severeDays: count,
    worst: maybe(fc.record({ date: day, severity: fc.constant(10) })),
    others: fc.array(
      fc.record({ type: fc.constantFrom(...symptomTypes), days: count, worst: count }),
      { maxLength: 5 },
    ),
  }),
  symptoms: fc.record({
    daysLogged: fc.constant({ menstrual: 9, follicular: 9, ovulatory: 9, luteal: 9 }),
    daysOnlyLikeliest: fc.nat(40),
    rows: symptoms,
  }),
  mood: fc.record({
    checkIns: count,
    depression: maybe(count),
    anxiety: maybe(count),
    stress: maybe(count),
    sleep: maybe(count),
    timing: fc.record({ depression: timing, anxiety: timing, stress: timing }),
  }),
  labs: fc.record({
    results: labs,
    indices: fc.array(
      fc.record({
        index: fc.constantFrom("homa_ir" as const, "free_androgen_index" as const),
        date: day,
        value: measure,
      }),
      { maxLength: 10 },
    ),
  }),
  measures: fc.array(
    fc.record({
      date: day,
      weight: maybe(count),
      waist: maybe(count),
      systolic: maybe(count),
      diastolic: maybe(count),
    }),
    { maxLength: 60 },
  ),
  medicines,
  body,
  leftOut: fc.constant([]),
});

export const anyReport: fc.Arbitrary<VisitReport> = fc
  .tuple(whole, fc.subarray([...visitParts]))
  .map(([report, leftOut]) => ({
    ...report,
    leftOut,
    ...Object.fromEntries(leftOut.map((part) => [part, null])),
  }));
