import type { Story } from "../../concerns/engine/story.ts";
import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { dayRecords } from "../../day/day-record.ts";
import { type LabReading, labReadings } from "../../labs/lab-readings.ts";
import type { LabTest } from "../../labs/lab-tests.ts";
import { daysAgo, type StoryCase, woman } from "./story-case.ts";
import { pregnantFor, ticked } from "./women.ts";

const result = (test: LabTest, value: number, unit: string, ago: number): LabReading[] =>
  labReadings([{ id: "r", date: daysAgo(ago), test, value, unit }], []);
const pcos = (more: Partial<CycleFacts> = {}) => woman({ pcos: "yes", ...more });
const lipids = result("ldl", 2.5, "mmol/L", 900);

const checked = (ago: number) => [...result("hba1c", 5.4, "%", ago), ...lipids];
const DUE = [["screening glucose", "mention"]] as const;

const CONCEIVING = [["screening conceiving", "mention"]] as const;

/** The pill was stopped this many days ago in order to conceive. */
const trying = (days: number, more: Partial<CycleFacts> = {}): Story => ({
  facts: woman(more),
  stages: [{ kind: "contraception", method: "pill", to: daysAgo(days), whyStopped: "to_conceive" }],
});

const answered = (kind: "phq9" | "gad7", total: number, ago = 3) => ({
  facts: woman(),
  questionnaires: [{ kind, date: daysAgo(ago), answers: [total] }],
});

/** Low mood in the week before two periods, none in the week after. */
const premenstrual = dayRecords({
  checkIns: [9, 37].flatMap((start) => [
    ...Array.from({ length: 7 }, (_, place) => ({
      date: daysAgo(start + 1 + place),
      depression: 5,
      anxiety: 1,
      stress: 1,
    })),
    ...Array.from({ length: 7 }, (_, place) => ({
      date: daysAgo(start - 3 - place),
      depression: 1,
      anxiety: 1,
      stress: 1,
    })),
  ]),
});

const slept = (answers: readonly number[], ago = 3) => ({
  facts: woman(),
  questionnaires: [{ kind: "sleep" as const, date: daysAgo(ago), answers }],
});
const APNOEA = [["sleep-apnoea", "mention"]] as const;
const moodAsked = { kind: "phq2" as const, date: daysAgo(30), answers: [0, 0] };

const sleep: readonly StoryCase[] = [
  { name: "she snores, and wakes rested", story: slept([1, 0, 0]), expected: [] },
  { name: "she is sleepy by day, and does not snore", story: slept([0, 1, 0]), expected: [] },
  { name: "she snores and is sleepy by day", story: slept([1, 1, 0]), expected: APNOEA },
  { name: "pauses in breathing alone", story: slept([0, 0, 1]), expected: APNOEA },
  { name: "she snores and is sleepy, a year ago", story: slept([1, 1, 0], 365), expected: APNOEA },
  { name: "she snores and is sleepy, 366 days ago", story: slept([1, 1, 0], 366), expected: [] },
  {
    name: "she snored and was sleepy, and neither since",
    story: {
      facts: woman(),
      questionnaires: [
        ...slept([1, 1, 1], 200).questionnaires,
        ...slept([0, 0, 0], 20).questionnaires,
      ],
    },
    expected: [],
  },
  {
    name: "PCOS, asked about her sleep a year ago",
    story: {
      facts: pcos(),
      questionnaires: [...slept([0, 0, 0], 365).questionnaires, moodAsked],
    },
    expected: [],
  },
  {
    name: "PCOS, asked about her sleep more than a year ago",
    story: {
      facts: pcos(),
      questionnaires: [...slept([0, 0, 0], 366).questionnaires, moodAsked],
    },
    expected: [["screening sleep", "mention"]],
  },
  {
    name: "PCOS, asked about her sleep, never about her mood",
    story: { facts: pcos(), questionnaires: slept([0, 0, 0]).questionnaires },
    expected: [["screening mood", "mention"]],
  },
];

export const checks: readonly StoryCase[] = [
  {
    name: "PCOS, nothing measured yet",
    story: { facts: pcos(), labs: [], pressures: [], questionnaires: [] },
    expected: [
      ["screening glucose", "mention"],
      ["screening blood-pressure", "mention"],
      ["screening lipids", "mention"],
      ["screening mood", "mention"],
      ["screening sleep", "mention"],
    ],
  },
  { name: "PCOS, and nothing of it was loaded", story: { facts: pcos() }, expected: [] },
  { name: "no PCOS, nothing measured", story: { facts: woman(), labs: [] }, expected: [] },
  {
    name: "PCOS, HbA1c three years ago",
    story: { facts: pcos(), labs: checked(1096) },
    expected: [],
  },
  {
    name: "PCOS, HbA1c more than three years ago",
    story: { facts: pcos(), labs: checked(1097) },
    expected: DUE,
  },
  {
    name: "PCOS, trying to conceive, HbA1c 366 days ago",
    story: { facts: pcos(), labs: checked(366), goals: ["fertility"] },
    expected: DUE,
  },
  {
    name: "PCOS, pregnant, HbA1c before it",
    story: {
      ...pregnantFor(70),
      facts: { ...pregnantFor(70).facts, pcos: "yes" },
      labs: checked(90),
    },
    expected: DUE,
  },
  {
    name: "PCOS, blood pressure a year ago",
    story: { facts: pcos(), pressures: [{ date: daysAgo(365), systolic: 120, diastolic: 80 }] },
    expected: [],
  },
  {
    name: "PCOS, blood pressure more than a year ago",
    story: { facts: pcos(), pressures: [{ date: daysAgo(366), systolic: 120, diastolic: 80 }] },
    expected: [["screening blood-pressure", "mention"]],
  },
  {
    name: "PCOS, glucose due, seen by a clinician in spring",
    story: { facts: pcos(), labs: lipids, seen: { "screening glucose": daysAgo(200) } },
    expected: DUE,
  },
  {
    name: "at 30, cervical screening eleven years ago",
    story: { facts: woman({ age: 30 }), background: { lastCervicalScreening: "2015-11-01" } },
    expected: [["screening cervix", "mention"]],
  },
  {
    name: "at 47, cervical screening nine years ago",
    story: { facts: woman({ age: 47 }), background: { lastCervicalScreening: "2017-11-01" } },
    expected: [],
  },
  {
    name: "with HIV, cervical screening four years ago",
    story: { facts: woman(), background: { hiv: true, lastCervicalScreening: "2022-11-01" } },
    expected: [["screening cervix", "mention"]],
  },
  {
    name: "with HIV, no cervical screening noted",
    story: { facts: woman(), background: { hiv: true } },
    expected: [["screening cervix", "mention"]],
  },
  { name: "trying for a year", story: trying(365), expected: CONCEIVING },
  { name: "trying for 364 days", story: trying(364), expected: [] },
  { name: "at 35, trying for 183 days", story: trying(183, { age: 35 }), expected: CONCEIVING },
  { name: "at 35, trying for 182 days", story: trying(182, { age: 35 }), expected: [] },
  {
    name: "PCOS, trying for 183 days",
    story: { ...trying(183, { pcos: "yes" }), labs: checked(200) },
    expected: CONCEIVING,
  },
  { name: "at 34, trying for 183 days", story: trying(183, { age: 34 }), expected: [] },
  {
    name: "trying for a year, fertility hidden",
    story: trying(365, { hidesFertility: true }),
    expected: [],
  },
  {
    name: "trying for a year, no sex that could lead to a pregnancy",
    story: { ...trying(365), background: { couldConceive: false } },
    expected: [],
  },
  {
    name: "snoring, and sleepy in the day",
    story: { facts: woman(), ...ticked("snoring_and_sleepy") },
    expected: [["sleep-apnoea", "mention"]],
  },
  ...sleep,
  { name: "PHQ-9 of 9", story: answered("phq9", 9), expected: [] },
  { name: "PHQ-9 of 10", story: answered("phq9", 10), expected: [["mood-low", "within-days"]] },
  { name: "PHQ-9 of 14", story: answered("phq9", 14), expected: [["mood-low", "within-days"]] },
  { name: "PHQ-9 of 15", story: answered("phq9", 15), expected: [["mood-low", "within-days"]] },
  { name: "GAD-7 of 15", story: answered("gad7", 15), expected: [["mood-low", "within-days"]] },
  { name: "GAD-7 of 15, 93 days ago", story: answered("gad7", 15, 93), expected: [] },
  {
    name: "low mood in the week before two periods",
    story: { facts: woman(), days: premenstrual },
    expected: [
      ["mood-low worst-day", "mention"],
      ["premenstrual-mood", "mention"],
    ],
  },
];
