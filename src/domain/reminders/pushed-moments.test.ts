import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "../days/calendar-day.ts";
import { cycleOverview } from "../phase/cycle-overview.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { pushedMoments } from "./pushed-moments.ts";
import { type ReminderChoices, timeOf } from "./reminder-choices.ts";
import type { ReminderFacts } from "./reminders-on.ts";

const today = calendarDay("2026-11-20");
const on = { isOn: true, time: "09:07" };
const off = { isOn: false, time: "20:00", weekdays: [1, 2, 3, 4, 5, 6, 7] };
const log = { ...off, isOn: true };
const choices: ReminderChoices = {
  dailyLog: off,
  doses: off,
  carePlan: off,
  recoveryCode: off,
  packs: on,
  injections: on,
  appointment: on,
  period: on,
  fertileDays: on,
};

const { forecast, fertileWindow } = cycleOverview(
  factsOf({ cycles: cyclesOfLengths(Array(10).fill(28), addDays(today, -290)) }),
  today,
);
const facts: ReminderFacts = {
  today,
  hasLoggedToday: false,
  medicines: [],
  methods: [],
  forecast,
  fertileWindow,
  stageDays: [],
  openCareSteps: 0,
  hasRecoveryCode: true,
};

/** The messages of the coming weeks: day, time and kinds. */
const overWeeks = (changes: Partial<ReminderChoices>, given = facts) =>
  Array.from({ length: 40 }, (_, ahead) => addDays(today, ahead)).flatMap((day: CalendarDay) =>
    pushedMoments({ ...choices, ...changes }, given, day).map(
      ({ minute, kinds }) => `${day} ${timeOf(minute)} ${kinds.join("+")}`,
    ),
  );
const ofCycle = (messages: readonly string[]) =>
  messages.filter((message) => /period|fertileDays/.test(message));

describe("messages that depend on the cycle", () => {
  it("need consent, and stop when it is withdrawn", () => {
    expect(overWeeks({})).toEqual([]);
    expect(overWeeks({ pushesCycle: false })).toEqual([]);
    expect(ofCycle(overWeeks({ dailyLog: log }))).toEqual([]);
  });

  it("come on a quarter of an hour when alone, and only for kinds that are on", () => {
    const messages = overWeeks({ pushesCycle: true });
    expect(messages.length).toBeGreaterThanOrEqual(3);
    for (const message of messages) expect(message).toMatch(/ 09:00 (?:period|fertileDays)$/);
    const periodAlone = overWeeks({ pushesCycle: true, fertileDays: { ...on, isOn: false } });
    expect(periodAlone.join()).not.toContain("fertileDays");
    expect(periodAlone.length).toBeGreaterThan(0);
  });

  it("join another message of the day, which adds no time", () => {
    const before = overWeeks({ dailyLog: log });
    const messages = overWeeks({ dailyLog: log, pushesCycle: true });
    const timesOf = (all: readonly string[]) => all.map((message) => message.slice(0, 16));
    expect(timesOf(messages)).toEqual(timesOf(before));
    expect(ofCycle(messages)[0]).toContain(" 20:00 dailyLog+");
    const early = { ...log, time: "07:30" };
    expect(ofCycle(overWeeks({ dailyLog: early, pushesCycle: true }))[0]).toContain(" 07:30 ");
  });

  it("omit fertility where it is hidden, whatever was chosen before", () => {
    const hidden = { ...facts, fertileWindow: { kind: "hidden" } } as ReminderFacts;
    const messages = overWeeks({ pushesCycle: true }, hidden);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.join()).not.toContain("fertileDays");
  });
});
