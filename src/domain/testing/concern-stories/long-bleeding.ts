import type { CycleFacts, DayFlow } from "../../cycles/cycle-facts.ts";
import { dayRecords } from "../../day/day-record.ts";
import { cyclesOfLengths } from "../example-facts.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";

/** A bleed between two days, each counted back from today, after three cycles of 28 days. */
function bleed(first: number, last: number | null, more: Partial<CycleFacts> = {}) {
  const before = cyclesOfLengths([28, 28, 28], daysAgo(first + 84)).slice(0, -1);
  const period = { startDay: daysAgo(first), ...(last !== null && { endDay: daysAgo(last) }) };
  return woman({ cycles: [...before, period], ...more });
}

const flowEachDay = (first: number): DayFlow[] =>
  Array.from({ length: first + 1 }, (_, ago) => ({ day: daysAgo(ago), flow: "light" }));

const onThePill = (from: number): Partial<CycleFacts> => ({
  contraception: "pill",
  stages: [{ kind: "contraception", method: "pill", from: daysAgo(from) }],
});

const LONG = [["bleed-long", "within-days"]] as const;
const MENTION = [["bleed-long", "mention"]] as const;

export const longBleeding: readonly StoryCase[] = [
  { name: "a period of seven days, today its last", story: { facts: bleed(6, 0) }, expected: [] },
  { name: "a period in its 8th day", story: { facts: bleed(7, null) }, expected: MENTION },
  { name: "a period of eight days, over", story: { facts: bleed(9, 2) }, expected: [] },
  { name: "a period of nine days", story: { facts: bleed(8, 0) }, expected: LONG },
  {
    name: "a period that her daily logs keep going for 25 days",
    story: { facts: bleed(24, null, { flows: flowEachDay(24) }) },
    expected: LONG,
  },
  {
    name: "a period ended on its 5th day, but a flow logged up to its 10th",
    story: { facts: bleed(9, 5, { flows: flowEachDay(9) }) },
    expected: LONG,
  },
  {
    name: "a flow on each of ten days, without a period",
    story: { facts: bleed(40, 36, { flows: flowEachDay(9) }) },
    expected: LONG,
  },
  {
    name: "a period of five days and a flow logged on the next two",
    story: { facts: bleed(6, 2, { flows: flowEachDay(1) }) },
    expected: [],
  },
  {
    name: "at 19, a period of eight days",
    story: { facts: bleed(7, 0, { age: 19 }) },
    expected: LONG,
  },
  {
    name: "at 19, a period of seven days",
    story: { facts: bleed(6, 0, { age: 19 }) },
    expected: [],
  },
  {
    name: "at 20, a period of eight days",
    story: { facts: bleed(9, 2, { age: 20 }) },
    expected: [],
  },
  {
    name: "at 15, a period of nine days a month ago",
    story: { facts: bleed(38, 30, { age: 15 }) },
    expected: LONG,
  },
  {
    name: "a period of nine days, over for 30 days",
    story: { facts: bleed(38, 30) },
    expected: LONG,
  },
  {
    name: "a period of nine days, over for 31 days",
    story: { facts: bleed(39, 31) },
    expected: MENTION,
  },
  {
    name: "a period of nine days, seen by a clinician since",
    story: { facts: bleed(8, 0), seen: { "bleed-long": TODAY } },
    expected: MENTION,
  },
  {
    name: "a period of nine days, seen before it began",
    story: { facts: bleed(8, 0), seen: { "bleed-long": daysAgo(20) } },
    expected: LONG,
  },
  {
    name: "nine days of bleeding, in the sixth month of the pill",
    story: { facts: bleed(8, 0, onThePill(183)) },
    expected: MENTION,
  },
  {
    name: "nine days of bleeding, after six months of the pill",
    story: { facts: bleed(8, 0, onThePill(184)) },
    expected: LONG,
  },
  {
    name: "nine days of heavy bleeding, in the first weeks of the pill",
    story: {
      facts: bleed(8, 0, onThePill(20)),
      days: dayRecords({ dailyLogs: [{ date: daysAgo(4), period_flow: "heavy" }] }),
    },
    expected: LONG,
  },
  {
    name: "nine days of bleeding written in the daily log",
    story: {
      facts: woman(),
      days: dayRecords({ dailyLogs: [{ date: daysAgo(3), bleeding_duration: 9 }] }),
    },
    expected: LONG,
  },
  {
    name: "seven days of bleeding written in the daily log",
    story: {
      facts: woman(),
      days: dayRecords({ dailyLogs: [{ date: TODAY, bleeding_duration: 7 }] }),
    },
    expected: [],
  },
  {
    name: "bleeding of nine days in the third week after a birth",
    story: {
      facts: woman({
        cycles: [{ startDay: daysAgo(8), endDay: TODAY }],
        stages: [{ kind: "pregnancy", from: daysAgo(290), to: daysAgo(12) }],
      }),
    },
    expected: MENTION,
  },
];
