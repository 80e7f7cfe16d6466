import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentsOf, openWords, outsideQuiet } from "./moments.ts";
import type { Reminder } from "./reminder.ts";
import {
  datedKinds,
  minuteOf,
  type ReminderChoices,
  type ReminderKind,
  routineKinds,
  timeOf,
} from "./reminder-choices.ts";

const NIGHT = { from: "22:00", to: "07:00" };

const at = (kind: ReminderKind, time: string): Reminder => ({ kind, minute: minuteOf(time) });
const spoken = (reminders: readonly Reminder[], quiet = NIGHT) =>
  momentsOf(reminders, quiet).map(({ minute, kinds }) => `${timeOf(minute)} ${kinds.join("+")}`);

it.each([
  ["06:30", NIGHT, "07:00"],
  ["07:00", NIGHT, "07:00"],
  ["22:00", NIGHT, "21:45"],
  ["23:50", NIGHT, "21:45"],
  ["13:30", { from: "13:00", to: "14:00" }, "14:00"],
  ["14:00", { from: "13:00", to: "14:00" }, "14:00"],
  ["23:00", { from: "07:10", to: "07:00" }, "07:00"],
  ["03:00", { from: "08:00", to: "08:00" }, "03:00"],
])("at %s with quiet hours of %o a message moves to %s", (time, quiet, moved) => {
  expect(timeOf(outsideQuiet(minuteOf(time), quiet))).toBe(moved);
  expect(outsideQuiet(minuteOf(time), undefined)).toBe(minuteOf(time));
});

describe("momentsOf", () => {
  it("merges reminders of one minute into one message", () => {
    expect(spoken([at("doses", "08:00"), at("appointment", "08:00")])).toEqual([
      "08:00 doses+appointment",
    ]);
    expect(spoken([])).toEqual([]);
  });

  it("delivers doses at their time and moves other reminders to the next message", () => {
    expect(
      spoken([
        at("doses", "08:00"),
        at("period", "09:00"),
        at("doses", "14:00"),
        at("doses", "20:00"),
        at("dailyLog", "21:00"),
      ]),
    ).toEqual(["08:00 doses", "20:00 period+doses+dailyLog"]);
  });

  it("preserves the time of a single dose, before and after all other reminders", () => {
    const others = [at("period", "09:00"), at("dailyLog", "20:00")];
    expect(spoken([at("doses", "08:00"), ...others])).toEqual([
      "08:00 doses",
      "20:00 period+dailyLog",
    ]);
    expect(spoken([...others, at("doses", "21:00")])).toEqual([
      "09:00 period",
      "21:00 dailyLog+doses",
    ]);
  });

  it("gives at most two messages, each kind in one of them, none in quiet hours", () => {
    const kinds = [...routineKinds, ...datedKinds];
    const minute = fc.integer({ min: 0, max: 1439 });
    const due = fc.array(fc.record({ kind: fc.constantFrom(...kinds), minute }), { maxLength: 12 });
    const time = minute.map(timeOf);
    fc.assert(
      fc.property(due, fc.record({ from: time, to: time }), (reminders, quiet) => {
        const moments = momentsOf(reminders, quiet);
        expect(moments.length).toBeLessThanOrEqual(2);
        const said = new Set(moments.flatMap((moment) => moment.kinds));
        expect([...said].toSorted()).toEqual(
          [...new Set(reminders.map(({ kind }) => kind))].toSorted(),
        );
        for (const moment of moments) {
          expect(outsideQuiet(moment.minute, quiet)).toBe(moment.minute);
          expect(moment.minute).toBeLessThan(1440);
        }
      }),
    );
  });
});

it("openWords shows only the user's own words, each once, and nothing about other kinds", () => {
  const choices = {
    doses: { words: "Vitamins" },
    packs: { words: "Vitamins" },
    dailyLog: { words: "Diary" },
    period: {},
  } as unknown as ReminderChoices;
  const said = (...kinds: ReminderKind[]) => openWords({ minute: 480, kinds }, choices);
  expect(said("period")).toBeNull();
  expect(said("period", "doses", "packs", "dailyLog")).toBe("Vitamins · Diary");
});
