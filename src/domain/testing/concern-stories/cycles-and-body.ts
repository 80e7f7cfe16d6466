import type { LoggedCycle } from "../../cycles/cycle-facts.ts";
import { dayRecords } from "../../day/day-record.ts";
import type { WarningSign } from "../../day/warning-sign.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";

const facts = woman();

/** Cycles of these lengths, the last ending nine days ago. */
const cyclesUntilNow = (...lengths: number[]): LoggedCycle[] =>
  cyclesOfLengths(lengths, daysAgo(9 + lengths.reduce((sum, length) => sum + length, 0)));

const ofLengths = (age: number, ...lengths: number[]) => ({
  facts: woman({ age, cycles: cyclesUntilNow(...lengths) }),
});

const openFor = (day: number) => ({
  facts: woman({
    cycles: [
      ...cyclesOfLengths([28], daysAgo(day + 27)).slice(0, 1),
      { startDay: daysAgo(day - 1) },
    ],
  }),
});

const onDays = (count: number, ...signs: WarningSign[]) => ({
  facts,
  signs: Array.from({ length: count }, (_, ago) => ({ date: daysAgo(ago), signs })),
});

const CYCLES = [["cycle-length", "mention"]] as const;

const lengths: readonly StoryCase[] = [
  { name: "cycles of 24 and 38 days", story: ofLengths(29, 24, 38, 24), expected: [] },
  { name: "two cycles of 39 days", story: ofLengths(29, 28, 39, 39), expected: CYCLES },
  { name: "one cycle of 39 days of three", story: ofLengths(29, 28, 39, 28), expected: [] },
  { name: "two cycles of 23 days", story: ofLengths(29, 23, 28, 23), expected: CYCLES },
  { name: "at 15, cycles of 21 and 45 days", story: ofLengths(15, 21, 45, 45), expected: [] },
  { name: "at 15, cycles of 46 days", story: ofLengths(15, 28, 46, 46), expected: CYCLES },
  { name: "at 47, cycles of 39 days", story: ofLengths(47, 28, 39, 39), expected: [] },
  {
    name: "most cycles of 40 days, the last two of 30",
    story: ofLengths(29, 40, 40, 40, 30, 30),
    expected: CYCLES,
  },
  { name: "one cycle of 90 days", story: ofLengths(29, 28, 90, 28), expected: [] },
  {
    name: "one cycle of 91 days",
    story: ofLengths(29, 28, 91, 28),
    expected: [["long-gap", "mention"]],
  },
  {
    name: "one cycle of 91 days, two years ago",
    story: ofLengths(29, 91, ...Array.from({ length: 26 }, () => 28)),
    expected: [],
  },
  {
    name: "one cycle of 91 days, now on the pill",
    story: { facts: { ...ofLengths(29, 28, 91, 28).facts, contraception: "pill" } },
    expected: [],
  },
];

const STILL_OPEN = [["open-period", "within-days"]] as const;

const leftOpen: readonly StoryCase[] = [
  { name: "an open period on day 9", story: openFor(9), expected: STILL_OPEN },
  { name: "an open period on day 25", story: openFor(25), expected: STILL_OPEN },
  { name: "an open period on day 30", story: openFor(30), expected: STILL_OPEN },
  {
    name: "an open period on day 31",
    story: openFor(31),
    expected: [["open-period", "mention"]],
  },
];

const notYet = { firstPeriodAge: "not_yet" } as const;
const girl = (age: number) => ({ ...woman({ age, cycles: [] }) });
const FIRST = [["no-first-period", "within-days"]] as const;

const firstPeriods: readonly StoryCase[] = [
  { name: "at 14, no period yet", story: { facts: girl(14), background: notYet }, expected: [] },
  { name: "at 15, no period yet", story: { facts: girl(15), background: notYet }, expected: FIRST },
  { name: "at 15, nothing said of periods", story: { facts: girl(15) }, expected: [] },
  {
    name: "at 13, no period and no breasts yet",
    story: { facts: girl(13), background: { ...notYet, breastsBeganAge: "not_yet" } },
    expected: FIRST,
  },
  {
    name: "at 13, no period three years after her breasts began",
    story: { facts: girl(13), background: { ...notYet, breastsBeganAge: 10 } },
    expected: FIRST,
  },
  {
    name: "at 13, no period four years after her breasts began at 9",
    story: { facts: girl(13), background: { ...notYet, breastsBeganAge: 9 } },
    expected: [],
  },
  {
    name: "at 15, no period yet, seen by a clinician half a year ago",
    story: { facts: girl(15), background: notYet, seen: { "no-first-period": daysAgo(180) } },
    expected: [["no-first-period", "mention"]],
  },
];

const body: readonly StoryCase[] = [
  {
    name: "a painkiller that failed",
    story: onDays(1, "painkiller_failed"),
    expected: [["pain-strong", "within-days"]],
  },
  {
    name: "two days off work",
    story: onDays(2, "off_work_or_school"),
    expected: [["sign days-off", "mention"]],
  },
  {
    name: "three days off work",
    story: onDays(3, "off_work_or_school"),
    expected: [["pain-strong", "within-days"]],
  },
  {
    name: "new bloating on 12 days",
    story: onDays(12, "new_bloating"),
    expected: [["sign belly", "mention"]],
  },
  {
    name: "new bloating on 13 days",
    story: onDays(13, "new_bloating"),
    expected: [["ovary-signs", "within-days"]],
  },
  {
    name: "at 57, urine often on 13 days",
    story: { ...onDays(13, "urine_often"), facts: woman({ age: 57, cycles: [] }) },
    expected: [["ovary-signs", "within-days"]],
  },
  {
    name: "a breast lump",
    story: onDays(1, "breast_lump"),
    expected: [["breast-lump", "within-days"]],
  },
  {
    name: "at 15, a breast change three months ago",
    story: { facts: woman({ age: 15 }), signs: [{ date: daysAgo(90), signs: ["breast_change"] }] },
    expected: [["breast-lump", "within-days"]],
  },
  {
    name: "a breast lump, seen by a clinician since",
    story: { ...onDays(1, "breast_lump"), seen: { "breast-lump": TODAY } },
    expected: [["breast-lump", "mention"]],
  },
  {
    name: "a deeper voice",
    story: onDays(1, "voice_deeper"),
    expected: [["androgen-signs", "within-days"]],
  },
  {
    name: "blood pressure 139/89",
    story: { facts, pressures: [{ date: daysAgo(9), systolic: 139, diastolic: 89 }] },
    expected: [],
  },
  {
    name: "blood pressure 140/80, 20 days ago",
    story: { facts, pressures: [{ date: daysAgo(20), systolic: 140, diastolic: 80 }] },
    expected: [["bp-high", "mention"]],
  },
  {
    name: "blood pressure 120/90, a year ago",
    story: { facts, pressures: [{ date: daysAgo(366), systolic: 120, diastolic: 90 }] },
    expected: [],
  },
  {
    name: "endometriosis, trying to conceive: cramps 9 on two days of her last period",
    story: {
      facts,
      goals: ["fertility"],
      days: dayRecords({
        symptoms: [8, 9].map((ago) => ({ date: daysAgo(ago), type: "cramps", severity: 9 })),
      }),
    },
    expected: [["pain-strong", "within-days"]],
  },
];

export const cyclesAndBody: readonly StoryCase[] = [
  ...lengths,
  ...leftOpen,
  ...firstPeriods,
  ...body,
];
