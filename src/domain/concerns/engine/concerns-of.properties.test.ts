import fc from "fast-check";
import { expect, it } from "vitest";
import type { CycleFacts, Flow } from "../../cycles/cycle-facts.ts";
import { bleedingDays } from "../../cycles/periods/bleeding-days.ts";
import { type DayRecords, dayRecords } from "../../day/day-record.ts";
import { type SignDay, urineKetoneMarks, warningSigns } from "../../day/warning-sign.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import type { LabReading } from "../../labs/lab-readings.ts";
import { stories } from "../../testing/concern-stories/stories.ts";
import { daysAgo, TODAY, woman } from "../../testing/concern-stories/story-case.ts";
import {
  afterPregnancyBy,
  pregnantFor,
  pregnantSinceSomeDay,
  using,
} from "../../testing/concern-stories/women.ts";
import { type Concern, type ConcernEvidence, urgencies } from "./concern.ts";
import type { ConcernKey } from "./concern-key.ts";
import { concernsOf } from "./concerns-of.ts";
import { lastRules } from "./rules.ts";
import type { BloodPressureReading, Questionnaire, Story } from "./story.ts";

const FLOWS: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];

interface Entry {
  readonly sign?: SignDay;
  readonly waking?: { readonly day: CalendarDay; readonly temperature: number };
  readonly pressure?: BloodPressureReading;
  readonly lab?: LabReading;
  readonly log?: { readonly date: CalendarDay; readonly flow: number; readonly pain: number };
  readonly questionnaire?: Questionnaire;
}

/** Mostly these days, to let signs coincide. */
const anyDay = fc
  .oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 10 }))
  .map(daysAgo);
const tenth = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => tenths / 10);
const ofSign = (fields: fc.Arbitrary<Omit<SignDay, "date">>) =>
  fc.record({ date: anyDay, fields }).map(({ date, fields }) => ({ sign: { date, ...fields } }));
const labOf = (test: LabReading["test"], unit: string, values: fc.Arbitrary<number>) =>
  fc.record({ day: anyDay, value: values }).map(({ day, value }): Entry => {
    const unstated = { name: null, comparator: null, rangeLow: null, rangeHigh: null } as const;
    return { lab: { test, unit, day, value, id: "r", source: "laboratory", ...unstated } };
  });
const pressureFrom = (systolic: number, diastolic: number) =>
  fc
    .record({
      date: anyDay,
      systolic: fc.integer({ min: systolic, max: 200 }),
      diastolic: fc.integer({ min: diastolic, max: 120 }),
    })
    .map((pressure): Entry => ({ pressure }));

/** Entries that make any story worse. */
const anyWorry: fc.Arbitrary<Entry> = fc.oneof(
  ofSign(
    fc.subarray([...warningSigns], { minLength: 1, maxLength: 4 }).map((signs) => ({ signs })),
  ),
  ofSign(fc.constant({ pregnancyTest: "positive" as const })),
  ofSign(tenth(36, 40).map((temperature) => ({ temperature }))),
  ofSign(tenth(2, 20).map((glucose) => ({ glucose }))),
  ofSign(tenth(0, 5).map((ketones) => ({ ketones }))),
  ofSign(fc.constantFrom(...urineKetoneMarks).map((urineKetones) => ({ urineKetones }))),
  fc.record({ day: anyDay, temperature: tenth(38, 40) }).map((waking) => ({ waking })),
  pressureFrom(140, 60),
  pressureFrom(100, 90),
  labOf("haemoglobin", "g/dL", tenth(5, 9)),
  labOf("fasting_glucose", "mg/dL", fc.integer({ min: 126, max: 300 })),
  labOf("hba1c", "%", tenth(7, 14)),
  labOf("testosterone", "nmol/L", tenth(6, 15)),
  labOf("tsh", "mIU/L", tenth(11, 50)),
  labOf("prolactin", "mIU/L", fc.integer({ min: 1001, max: 5000 })),
  fc
    .record({
      date: anyDay,
      flow: fc.integer({ min: 1, max: 4 }),
      pain: fc.integer({ min: 0, max: 10 }),
    })
    .map((log) => ({ log })),
  fc.record({ date: anyDay, ninth: fc.integer({ min: 1, max: 3 }) }).map(({ date, ninth }) => ({
    questionnaire: { kind: "phq9" as const, date, answers: [3, 3, 3, 3, 3, 3, 3, 3, ninth] },
  })),
);

const anyEntry = fc.oneof(
  { weight: 3, arbitrary: anyWorry },
  { weight: 1, arbitrary: pressureFrom(100, 60) },
  { weight: 1, arbitrary: labOf("haemoglobin", "g/dL", tenth(9, 14)) },
  {
    weight: 1,
    arbitrary: ofSign(
      fc.constantFrom("positive" as const, "negative" as const).map((pregnancyTest) => ({
        pregnancyTest,
      })),
    ),
  },
);

const lifeStages: readonly Story[] = [
  ...([15, 29, 47, 57] as const).map((age) => ({ facts: woman({ age }) })),
  ...(["iud", "implant", "pill", "injection"] as const).map((contraception) => ({
    facts: woman({ contraception }),
  })),
  ...(["sterilisation", "diaphragm"] as const).map((method) => ({ facts: woman(using(method)) })),
  ...(["combined", "progestogen_only"] as const).map((pill) => ({
    facts: woman(using("pill", { pill })),
  })),
  { facts: woman(), goals: ["fertility"] },
  { facts: woman({ cycles: [] }) },
  { facts: woman({ cycles: [{ startDay: daysAgo(32) }, { startDay: daysAgo(60) }] }) },
  { facts: woman(), background: { couldConceive: false } },
  { facts: woman(), background: { diabetes: true, glucoseLowering: true } },
  { facts: woman({ pregnancy: "pregnant" }) },
  ...[40, 77, 167, 168, 250].map(pregnantFor),
  pregnantSinceSomeDay,
  ...[1, 35, 41, 77, 83].map((days) => afterPregnancyBy(days)),
  afterPregnancyBy(20, "loss"),
];

/** A story with further entries; days it already has are left unchanged. */
function storyOf(base: Story, entries: readonly Entry[]): Story {
  const some = <Value>(read: (entry: Entry) => Value | undefined) =>
    entries.flatMap((entry) => read(entry) ?? []);
  const isSpokenOf = (day: CalendarDay) =>
    base.days?.has(day) === true || base.facts.flows?.some((flow) => flow.day === day) === true;
  // A day's log counts before its period's flow, so a lighter one is no worry.
  const isLighter = (day: CalendarDay, logged: Flow) =>
    base.facts.cycles.some(
      ({ flow, startDay, endDay = TODAY }) =>
        startDay <= day && day <= endDay && FLOWS.indexOf(logged) < FLOWS.indexOf(flow ?? "none"),
    );
  const logs = worstLogs(some(({ log }) => log)).filter(
    ({ date, period_flow }) => !isSpokenOf(date) && !isLighter(date, period_flow),
  );
  const facts: CycleFacts = {
    ...base.facts,
    signs: [...(base.facts.signs ?? []), ...some(({ waking }) => waking)],
    flows: [
      ...(base.facts.flows ?? []),
      ...logs.map(({ date, period_flow }) => ({ day: date, flow: period_flow })),
    ],
  };
  return {
    ...base,
    facts,
    days: withRecords(base.days, logs, facts),
    signs: [...(base.signs ?? []), ...some(({ sign }) => sign)],
    pressures: [...(base.pressures ?? []), ...some(({ pressure }) => pressure)],
    labs: [...(base.labs ?? []), ...some(({ lab }) => lab)],
    questionnaires: [...(base.questionnaires ?? []), ...some(({ questionnaire }) => questionnaire)],
  };
}

function withRecords(
  days: DayRecords | undefined,
  logs: ReturnType<typeof worstLogs>,
  facts: CycleFacts,
): DayRecords {
  const bleeding = bleedingDays(facts, TODAY);
  return new Map([...(days ?? []), ...dayRecords({ dailyLogs: logs, bleeding })]);
}

/** One log per day, at the worst of its values. */
function worstLogs(logs: readonly NonNullable<Entry["log"]>[]) {
  return [...new Set(logs.map(({ date }) => date))].map((date) => {
    const ofDay = logs.filter((log) => log.date === date);
    const worst = (read: (log: NonNullable<Entry["log"]>) => number) =>
      ofDay.reduce((most, log) => Math.max(most, read(log)), 0);
    const period_flow = FLOWS[worst(({ flow }) => flow)] ?? "none";
    return { date, period_flow, pain_level: worst(({ pain }) => pain) };
  });
}

const nameOf = ({ key, subject }: Concern) => (subject === undefined ? key : `${key} ${subject}`);

/** Concerns that replace a milder one, with words of their own. */
const WORSE: Readonly<Record<string, readonly string[]>> = {
  "preg-bleed light": ["preg-bleed"],
  "preg-danger vomiting": ["preg-danger"],
  "bp-preg settled": ["bp-preg"],
  "glucose-high plan": ["glucose-high"],
  "glucose-low repeat": ["glucose-low"],
  "diabetes-first": ["diabetes-first again"],
  "iud-positive": ["iud-positive now"],
  "iud-positive sterilisation": ["iud-positive now"],
  "iud-trouble": ["iud-trouble fever"],
  "no-period no-test": ["no-period", "no-period weight"],
  "open-period": ["bleed-long", "heavy-or-long-bleeding"],
  "moderate-pain": ["severe-pain"],
  "pelvic-acute alone": ["pelvic-acute"],
  "lab-range usual": ["thyroid-or-prolactin"],
  "ectopic test": ["ectopic"],
  "postpartum-sepsis alone": ["postpartum-sepsis"],
  "bleed-heavy today": ["bleed-heavy", "bleed-postpartum"],
  "toxic-shock after-birth": ["toxic-shock"],
  "glucose-high once": ["glucose-high"],
  "glucose-high signs": ["glucose-high"],
  "dka ketones": ["dka"],
  "clot headache": ["clot"],
  "bp-emergency": ["bp-emergency low"],
  "diabetes-first prediabetes": ["diabetes-first", "diabetes-first again"],
  "mood-low long-form": ["mood-low"],
  "no-period": ["no-period weight"],
  "violence rape-care": ["violence rape", "violence rape-5-days"],
  "violence rape-5-days": ["violence rape"],
  violence: ["violence rape", "violence rape-5-days", "violence rape-care"],
};

/**
 * Concerns that further entries may end: a due check once it is done, and a year without bleeding
 * once bleeding is logged for an earlier day. Milk is usual in a pregnancy.
 */
const MAY_END: readonly ConcernKey[] = ["screening", "bleed-after-menopause"];

const speaks = (concerns: readonly Concern[], { urgency }: Concern, line: ConcernEvidence) =>
  concerns.some(
    (other) =>
      urgencies.indexOf(other.urgency) <= urgencies.indexOf(urgency) &&
      other.evidence.some(({ fact, day }) => fact === line.fact && day === line.day),
  );

const isStillSaid = (concern: Concern, concerns: readonly Concern[]) => {
  const name = nameOf(concern);
  if (MAY_END.includes(concern.key) || name === "sign milk") return true;
  // A rule with more specific words may cover the sign, equally urgently.
  if (lastRules.some(({ key }) => key === concern.key))
    return concern.evidence.every((line) => speaks(concerns, concern, line));
  return concerns.some(
    (other) =>
      [name, `${name}-in-pregnancy`, ...(WORSE[name] ?? [])].includes(nameOf(other)) &&
      urgencies.indexOf(other.urgency) <= urgencies.indexOf(concern.urgency),
  );
};

const lostBy = (base: Story, entries: readonly Entry[], worries: readonly Entry[]) => {
  const after = concernsOf(storyOf(base, [...entries, ...worries]), TODAY);
  return concernsOf(storyOf(base, entries), TODAY)
    .filter((concern) => !isStillSaid(concern, after))
    .map(nameOf);
};

it("worrying entries never remove a concern or make it less urgent", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lifeStages),
      fc.array(anyEntry, { maxLength: 8 }),
      fc.array(anyWorry, { minLength: 1, maxLength: 12 }),
      (base, entries, worries) => {
        expect(lostBy(base, entries, worries)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});

it("worrying entries never remove or soften a concern in a story of the checklist", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...stories),
      fc.array(anyWorry, { minLength: 1, maxLength: 12 }),
      ({ story }, worries) => {
        expect(lostBy(story, [], worries)).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});

it("the order of entries does not matter", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lifeStages),
      fc.array(anyEntry, { maxLength: 8 }),
      (base, entries) => {
        const said = (story: Story) =>
          concernsOf(story, TODAY).map((concern) => [nameOf(concern), concern.urgency]);
        expect(said(storyOf(base, entries.toReversed()))).toEqual(said(storyOf(base, entries)));
      },
    ),
  );
});
