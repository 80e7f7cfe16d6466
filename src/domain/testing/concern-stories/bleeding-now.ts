import { calendarDay } from "../../calendar-day.ts";
import { dayRecords } from "../../day-record.ts";
import type { SignDay } from "../../warning-sign.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";

const facts = woman();
const signs = (date: SignDay["date"], ...ticked: NonNullable<SignDay["signs"]>) => ({
  facts,
  signs: [{ date, signs: ticked }],
});
const heavyToday = dayRecords({ dailyLogs: [{ date: TODAY, period_flow: "heavy" }] });

export const bleedingNow: readonly StoryCase[] = [
  { name: "nothing logged", story: { facts }, expected: [] },
  {
    name: "a soaked pad an hour for two hours, today",
    story: signs(TODAY, "soaked_pads_two_hours"),
    expected: [["bleed-heavy", "call-now"]],
  },
  {
    name: "a soaked pad an hour for two hours, two days ago",
    story: signs(daysAgo(2), "soaked_pads_two_hours"),
    expected: [["bleed-heavy", "call-now"]],
  },
  {
    name: "a soaked pad an hour for two hours, three days ago",
    story: signs(daysAgo(3), "soaked_pads_two_hours"),
    expected: [],
  },
  {
    name: "a heavy flow and fainting",
    story: { ...signs(TODAY, "fainting"), days: heavyToday },
    expected: [["bleed-heavy", "call-now"]],
  },
  {
    name: "a heavy flow long ago, and fainting today",
    story: {
      ...signs(TODAY, "fainting"),
      days: dayRecords({ dailyLogs: [{ date: calendarDay("2026-10-20"), period_flow: "heavy" }] }),
    },
    expected: [],
  },
];
