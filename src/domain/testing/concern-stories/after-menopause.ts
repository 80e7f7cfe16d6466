import type { CycleFacts, DayFlow } from "../../cycles/cycle-facts.ts";
import { withStatedPeriod } from "../../cycles/periods/same-period.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";

const SPOTTING: readonly DayFlow[] = [{ day: TODAY, flow: "spotting" }];

/** A five-day period this many days ago, after a long gap. */
const afterGap = (days: number, gap: number, more: Partial<CycleFacts>): CycleFacts =>
  woman({ cycles: cyclesOfLengths([gap], daysAgo(days + gap)), ...more });

/** At 52, without periods for this reason since this many days. */
const ended = (
  whyNoPeriods: NonNullable<LifeStage["whyNoPeriods"]>,
  more: Partial<CycleFacts>,
  days = 600,
): CycleFacts =>
  woman({ ...more, age: 52, stages: [{ kind: "no_periods", whyNoPeriods, from: daysAgo(days) }] });

const AFTER = [["bleed-after-menopause", "within-days"]] as const;

export const afterMenopause: readonly StoryCase[] = [
  {
    name: "at 57, a period after 700 days",
    story: { facts: afterGap(3, 700, { age: 57 }) },
    expected: AFTER,
  },
  {
    name: "at 57, spotting after 700 days",
    story: {
      facts: woman({ cycles: cyclesOfLengths([], daysAgo(700)), age: 57, flows: SPOTTING }),
    },
    expected: AFTER,
  },
  {
    name: "at 57, a first period logged 700 days after the one she named",
    story: {
      facts: woman({ cycles: withStatedPeriod([{ startDay: TODAY }], daysAgo(700)), age: 57 }),
    },
    expected: AFTER,
  },
  {
    name: "at 47, a period after 369 days, 365 of them without bleeding",
    story: { facts: afterGap(3, 369, { age: 47 }) },
    expected: AFTER,
  },
  {
    name: "at 47, a period after 368 days",
    story: { facts: afterGap(3, 368, { age: 47 }) },
    expected: [],
  },
  {
    name: "at 39, a period after 700 days",
    story: { facts: afterGap(3, 700, { age: 39 }) },
    expected: [["long-gap", "mention"]],
  },
  {
    name: "at 52, spotting 600 days after her periods ended, nothing logged before",
    story: { facts: ended("other", { cycles: [], flows: SPOTTING }) },
    expected: AFTER,
  },
  {
    name: "at 52, a period after 700 days, early menopause recorded in between",
    story: { facts: ended("early_menopause", afterGap(3, 700, {})) },
    expected: AFTER,
  },
  {
    name: "at 52, spotting 200 days after her ovaries were removed",
    story: { facts: ended("ovaries_removed", { cycles: [], flows: SPOTTING }, 200) },
    expected: [],
  },
  {
    name: "at 52, spotting 600 days after an ablation",
    story: { facts: ended("ablation", { cycles: [], flows: SPOTTING }) },
    expected: [],
  },
  {
    name: "at 47, a period after 700 days in which others went unlogged",
    story: {
      facts: woman({
        cycles: [
          { startDay: daysAgo(703), endDay: daysAgo(699), missedLog: "yes" },
          { startDay: daysAgo(3) },
        ],
        age: 47,
      }),
    },
    expected: [],
  },
  {
    name: "at 41, a period after a pregnancy",
    story: {
      facts: afterGap(3, 400, {
        age: 41,
        stages: [{ kind: "pregnancy", from: daysAgo(400), to: daysAgo(120) }],
      }),
    },
    expected: [],
  },
  {
    name: "at 47, bleeding after 700 days on the pill",
    story: { facts: afterGap(3, 700, { age: 47, contraception: "pill" }) },
    expected: [],
  },
  {
    name: "at 57, a period after 700 days, seven months ago",
    story: { facts: afterGap(213, 700, { age: 57 }) },
    expected: [["bleed-after-menopause", "within-days"]],
  },
  {
    name: "at 57, a period after 700 days, more than a year ago",
    story: { facts: afterGap(400, 700, { age: 57 }) },
    expected: [],
  },
];
