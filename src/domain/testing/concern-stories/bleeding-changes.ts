import type { CycleFacts, DayFlow, LoggedCycle } from "../../cycles/cycle-facts.ts";
import { dayRecords } from "../../day/day-record.ts";
import { addDays } from "../../days/calendar-day.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, woman } from "./story-case.ts";

/** Spotting this many days ago; periods began 9, 37, 65, 93 and 121 days ago. */
const spotting = (...ago: number[]): DayFlow[] =>
  ago.map((days) => ({ day: daysAgo(days), flow: "spotting" }));

/** Four cycles of 28 days and the current one, some with extra fields. */
const cycles = (more: Partial<LoggedCycle>, ...places: number[]): LoggedCycle[] =>
  cyclesOfLengths([28, 28, 28, 28], daysAgo(121)).map((cycle, place) => ({
    ...cycle,
    ...(places.includes(place) && more),
  }));

const newPill: Partial<CycleFacts> = {
  contraception: "pill",
  stages: [{ kind: "contraception", method: "pill", from: daysAgo(60) }],
};
const afterSex = [{ date: daysAgo(20), signs: ["bleeding_after_sex"] }] as const;

const BETWEEN = [["bleed-between", "within-days"]] as const;

const between: readonly StoryCase[] = [
  { name: "spotting in one cycle", story: { facts: woman({ flows: spotting(22) }) }, expected: [] },
  {
    name: "spotting in two cycles",
    story: { facts: woman({ flows: spotting(22, 50) }) },
    expected: BETWEEN,
  },
  {
    name: "spotting twice in one cycle",
    story: { facts: woman({ flows: spotting(22, 25) }) },
    expected: [],
  },
  {
    name: "spotting on the two days before a period, in two cycles",
    story: { facts: woman({ flows: spotting(10, 11, 38, 39) }) },
    expected: [],
  },
  {
    name: "spotting in two cycles, one of them seven months ago",
    story: {
      facts: woman({
        cycles: cyclesOfLengths([28, 28, 28, 28, 28, 28, 28, 28], daysAgo(233)),
        flows: spotting(22, 215),
      }),
    },
    expected: [],
  },
  {
    name: "six cycles with spotting between, on days she did not give, and pain during sex",
    story: {
      facts: woman({ cycles: cycles({ hasSpottingBetween: true }, 0, 1, 2, 3, 4) }),
      days: dayRecords({ symptoms: [{ date: daysAgo(30), type: "pain_during_sex", severity: 6 }] }),
    },
    expected: BETWEEN,
  },
  {
    name: "at 40, spotting in one cycle",
    story: { facts: woman({ flows: spotting(22), age: 40 }) },
    expected: [["bleed-between", "mention"]],
  },
  {
    name: "at 39, spotting in one cycle",
    story: { facts: woman({ flows: spotting(22), age: 39 }) },
    expected: [],
  },
  {
    name: "at 47, spotting in one cycle",
    story: { facts: woman({ flows: spotting(22), age: 47 }) },
    expected: [
      ["bleed-between", "mention"],
      ["perimenopause", "mention"],
    ],
  },
  {
    name: "spotting in two cycles, in the second month of the pill",
    story: { facts: woman({ ...newPill, flows: spotting(22, 50) }) },
    expected: [["bleed-between", "mention"]],
  },
  {
    name: "spotting in two cycles, in the second month of the pill, with pain",
    story: {
      facts: woman({ ...newPill, flows: spotting(22, 50) }),
      days: dayRecords({ symptoms: [{ date: daysAgo(22), type: "pelvic_pain", severity: 3 }] }),
    },
    expected: BETWEEN,
  },
  {
    name: "bleeding after sex, once",
    story: { facts: woman(), signs: afterSex },
    expected: [["bleed-after-sex", "within-days"]],
  },
  {
    name: "bleeding after sex, 93 days ago",
    story: { facts: woman(), signs: [{ date: daysAgo(93), signs: ["bleeding_after_sex"] }] },
    expected: [],
  },
  {
    name: "spotting in two cycles and after sex, in the second month of the pill",
    story: { facts: woman({ ...newPill, flows: spotting(22, 50) }), signs: afterSex },
    expected: [
      ["bleed-between", "within-days"],
      ["bleed-after-sex", "within-days"],
    ],
  },
];

const PERIMENOPAUSE = [["perimenopause", "within-days"]] as const;

const beforeTheChange: readonly StoryCase[] = [
  {
    name: "at 47, two cycles of 20 days",
    story: { facts: woman({ cycles: cyclesOfLengths([28, 20, 20], daysAgo(77)), age: 47 }) },
    expected: PERIMENOPAUSE,
  },
  {
    name: "at 47, two cycles of 21 days",
    story: { facts: woman({ cycles: cyclesOfLengths([28, 21, 21], daysAgo(79)), age: 47 }) },
    expected: [],
  },
  {
    name: "at 44, two cycles of 20 days",
    story: { facts: woman({ cycles: cyclesOfLengths([28, 20, 20], daysAgo(77)), age: 44 }) },
    expected: [["cycle-length", "mention"]],
  },
  {
    name: "at 47, a period of nine days",
    story: {
      facts: woman({ cycles: cycles({ endDay: addDays(daysAgo(9), 8) }, 4), age: 47 }),
    },
    expected: [
      ["bleed-long", "within-days"],
      ["perimenopause", "within-days"],
    ],
  },
  {
    name: "at 47, a heavy period after three that were not",
    story: { facts: woman({ cycles: cycles({ flow: "heavy" }, 4), age: 47 }) },
    expected: PERIMENOPAUSE,
  },
];

const heavy: readonly StoryCase[] = [
  {
    name: "a heavy period",
    story: { facts: woman({ cycles: cycles({ flow: "heavy" }, 3) }) },
    expected: [],
  },
  {
    name: "two heavy periods in six months",
    story: { facts: woman({ cycles: cycles({ flow: "heavy" }, 2, 3) }) },
    expected: [["bleed-heavy-cycle", "within-days"]],
  },
  {
    name: "two heavy periods, seven and eight months ago",
    story: {
      facts: woman({
        cycles: cyclesOfLengths([28, 28, 28, 28, 28, 28, 28, 28], daysAgo(233)).map(
          (cycle, place) => ({ ...cycle, ...(place < 2 && { flow: "heavy" as const }) }),
        ),
      }),
    },
    expected: [["bleed-heavy-cycle", "mention"]],
  },
  {
    name: "a heavy day in each of two periods",
    story: {
      facts: woman({
        flows: [9, 37].map((ago) => ({ day: daysAgo(ago), flow: "heavy" as const })),
      }),
    },
    expected: [["bleed-heavy-cycle", "mention"]],
  },
  {
    name: "clots over 2.5 cm",
    story: { facts: woman(), signs: [{ date: daysAgo(8), signs: ["clots_over_2_5_cm"] }] },
    expected: [["bleed-heavy-cycle", "within-days"]],
  },
  {
    name: "a pad filled within three hours, 31 days ago",
    story: { facts: woman(), signs: [{ date: daysAgo(31), signs: ["pad_within_three_hours"] }] },
    expected: [],
  },
];

export const bleedingChanges: readonly StoryCase[] = [...between, ...beforeTheChange, ...heavy];
