import { type DayRecords, dayRecords } from "../../day/day-record.ts";
import type { DailyLogSource, SymptomSource } from "../../day/day-sources.ts";
import { daysAgo, type StoryCase, TODAY, woman } from "./story-case.ts";

const facts = woman();
const logged = (log: Omit<DailyLogSource, "date">, date = TODAY): DayRecords =>
  dayRecords({ dailyLogs: [{ date, ...log }] });
const symptom = (type: SymptomSource["type"], severity: number, date = TODAY): DayRecords =>
  dayRecords({ symptoms: [{ date, type, severity }] });

const SEVERE = [
  ["pain-strong", "within-days"],
  ["severe-pain", "mention"],
] as const;
const STRONG = [["pain-strong", "within-days"]] as const;

export const oneDayAlerts: readonly StoryCase[] = [
  {
    name: "a heavy flow today",
    story: { facts, days: logged({ period_flow: "heavy" }) },
    expected: [["heavy-or-long-bleeding", "mention"]],
  },
  {
    name: "a heavy flow three days ago",
    story: { facts, days: logged({ period_flow: "heavy" }, daysAgo(3)) },
    expected: [],
  },
  {
    name: "a moderate flow today",
    story: { facts, days: logged({ period_flow: "moderate" }) },
    expected: [],
  },
  {
    name: "eight days of bleeding written down today",
    story: { facts, days: logged({ bleeding_duration: 8 }) },
    expected: [["heavy-or-long-bleeding", "mention"]],
  },
  { name: "pain 5 of 10", story: { facts, days: logged({ pain_level: 5 }) }, expected: [] },
  {
    name: "pain 6 of 10",
    story: { facts, days: logged({ pain_level: 6 }) },
    expected: [["moderate-pain", "mention"]],
  },
  {
    name: "pain 7 of 10",
    story: { facts, days: logged({ pain_level: 7 }) },
    expected: [["moderate-pain", "mention"]],
  },
  { name: "pain 8 of 10", story: { facts, days: logged({ pain_level: 8 }) }, expected: SEVERE },
  { name: "cramps 10 of 10", story: { facts, days: symptom("cramps", 10) }, expected: SEVERE },
  {
    name: "cramps 9 of 10, three days ago",
    story: { facts, days: symptom("cramps", 9, daysAgo(3)) },
    expected: STRONG,
  },
  {
    name: "headache 8 of 10",
    story: { facts, days: symptom("headaches", 8) },
    expected: STRONG,
  },
  {
    name: "pain during sex 9 of 10, 30 days ago",
    story: { facts, days: symptom("pain_during_sex", 9, daysAgo(30)) },
    expected: STRONG,
  },
  {
    name: "pain during sex 9 of 10, 31 days ago",
    story: { facts, days: symptom("pain_during_sex", 9, daysAgo(31)) },
    expected: [["pain-strong", "mention"]],
  },
  { name: "fatigue 9 of 10", story: { facts, days: symptom("fatigue", 9) }, expected: [] },
  { name: "acne 7 of 10", story: { facts, days: logged({ acne: 7 }) }, expected: [] },
  {
    name: "acne 8 of 10",
    story: { facts, days: logged({ acne: 8 }) },
    expected: [["severe-acne", "mention"]],
  },
];
