import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "../days/calendar-day.ts";
import { weekdayOf } from "../days/week-and-month.ts";
import type { MedicineFacts } from "../medicines/medicine-adherence.ts";
import type { DoseSchedule } from "../medicines/medicine-schedule.ts";
import { cycleOverview } from "../phase/cycle-overview.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { datedKinds, minuteOf, type ReminderChoices, routineKinds } from "./reminder-choices.ts";
import { type ReminderFacts, remindersOn } from "./reminders-on.ts";

const today = calendarDay("2026-11-20");
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const on = { isOn: true, time: "09:00" };

const everything: ReminderChoices = {
  dailyLog: { ...on, time: "20:00", weekdays: EVERY_DAY },
  doses: { ...on, time: "08:00", weekdays: EVERY_DAY },
  carePlan: { ...on, weekdays: [7] },
  recoveryCode: { ...on, weekdays: [7] },
  packs: on,
  injections: on,
  appointment: on,
  period: on,
  premenstrual: { ...on, isOn: false, daysBefore: 5 },
  fertileDays: on,
  lifeStage: on,
};

const nothing: ReminderFacts = {
  today,
  hasLoggedToday: false,
  medicines: [],
  methods: [],
  forecast: { kind: "no-cycle" },
  fertileWindow: { kind: "no-cycle" },
  stageDays: [],
  openCareSteps: 0,
  hasRecoveryCode: true,
};

const medicine = (schedule: DoseSchedule, startDate: CalendarDay): MedicineFacts => ({
  medicine: { schedule, startDate },
  doses: [],
  cycleStarts: [],
});

/** The reminders of a day, without the daily log's. */
const dueOn = (
  facts: Partial<ReminderFacts>,
  day = today,
  choices: Partial<ReminderChoices> = {},
) =>
  remindersOn({ ...everything, ...choices }, { ...nothing, ...facts }, day)
    .filter(({ kind }) => kind !== "dailyLog")
    .map(({ kind, about, count }) => [kind, about ?? count].join(" "));

const overWeeks = (facts: Partial<ReminderFacts>, weeks: number) =>
  Array.from({ length: weeks * 7 }, (_, ahead) => addDays(today, ahead)).flatMap((day) =>
    dueOn(facts, day).map((reminder) => `${day} ${reminder}`),
  );

describe("the daily log reminder", () => {
  const daysOf = (facts: ReminderFacts, choices: ReminderChoices) =>
    [0, 1, 2].map((ahead) => remindersOn(choices, facts, addDays(today, ahead)).length);

  it("is due every day at the chosen time, today only until something is logged", () => {
    expect(remindersOn(everything, nothing, today)).toEqual([
      { kind: "dailyLog", minute: minuteOf("20:00") },
    ]);
    expect(daysOf({ ...nothing, hasLoggedToday: true }, everything)).toEqual([0, 1, 1]);
  });

  it("is due on the chosen weekdays only", () => {
    const fridays = { ...everything, dailyLog: { ...everything.dailyLog, weekdays: [5] } };
    expect(weekdayOf(today)).toBe(5);
    expect(daysOf(nothing, fridays)).toEqual([1, 0, 0]);
  });
});

describe("medicine reminders", () => {
  const twice = medicine({ kind: "daily", timesADay: 2 }, calendarDay("2026-03-01"));

  it("count open doses by time and skip answered ones", () => {
    const once = medicine({ kind: "daily", timesADay: 1 }, calendarDay("2026-03-01"));
    const answered = { ...twice, doses: [{ date: today, slot: 2, answer: "taken" as const }] };
    expect(dueOn({ medicines: [twice, once] })).toEqual(["doses 2", "doses 1"]);
    expect(dueOn({ medicines: [answered, once] })).toEqual(["doses 2"]);
  });

  it("announce a pack on its first day and the break on the first pill-free day", () => {
    const pill = medicine(
      { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 },
      addDays(today, -19),
    );
    const named = overWeeks({ medicines: [pill] }, 5).filter((line) => line.includes("packs"));
    expect(named).toEqual([
      "2026-11-22 packs pause",
      "2026-11-29 packs begins",
      "2026-12-20 packs pause",
    ]);
  });

  it("announce an injection the day before and on its day, without a dose beside it", () => {
    const injection = medicine(
      { kind: "every", count: 12, unit: "weeks", timesADay: 1 },
      calendarDay("2026-09-01"),
    );
    expect(overWeeks({ medicines: [injection] }, 2)).toEqual([
      "2026-11-23 injections tomorrow",
      "2026-11-24 injections today",
    ]);
  });

  it("repeat an unanswered injection for three days, and stop with an answer", () => {
    const injection = medicine(
      { kind: "every", count: 12, unit: "weeks", timesADay: 1 },
      addDays(today, -3),
    );
    expect(dueOn({ medicines: [injection] })).toEqual(["injections late"]);
    const answered = {
      ...injection,
      doses: [{ date: addDays(today, -3), slot: 1, answer: "taken" as const }],
    };
    expect(dueOn({ medicines: [answered] })).toEqual([]);
    const older = medicine(injection.medicine.schedule, addDays(today, -4));
    expect(dueOn({ medicines: [older] })).toEqual([]);
  });
});

it("contraception outside the medicine list has pack and injection reminders, but no doses", () => {
  const methods = [
    {
      schedule: { kind: "every", count: 13, unit: "weeks", timesADay: 1 },
      startDate: addDays(today, -90),
    },
    {
      schedule: { kind: "pack", daysTaken: 24, daysPaused: 4, timesADay: 1 },
      startDate: addDays(today, -24),
    },
  ] as const;
  expect(overWeeks({ methods }, 1)).toEqual([
    "2026-11-20 packs pause",
    "2026-11-20 injections tomorrow",
    "2026-11-21 injections today",
    "2026-11-24 packs begins",
  ]);
});

describe("cycle reminders", () => {
  const overviewOf = (lengths: readonly number[], more: object, day = today) => {
    const facts = factsOf({ cycles: cyclesOfLengths(lengths), ...more });
    const { forecast, fertileWindow } = cycleOverview(facts, day);
    return { forecast, fertileWindow };
  };
  const cycleWords = (facts: Partial<ReminderFacts>, weeks = 12) =>
    overWeeks(facts, weeks).map((line) => line.slice("2026-11-20 ".length));
  const regular = [29, 28, 29, 28, 29, 28, 29, 28, 29, 28, 29];

  it("for a regular cycle are fertile days, soon, today and late, each once in this order", () => {
    const facts = overviewOf(regular, { regularity: "regular" });
    const dated = facts.forecast.kind === "forecast" ? facts.forecast : null;
    const [first] = overWeeks(facts, 1);
    expect(cycleWords(facts).filter((line) => line.startsWith("period"))).toEqual([
      "period soon",
      "period today",
      "period late",
    ]);
    expect(first === undefined || first >= today).toBe(true);
    expect(overWeeks(facts, 12)).toContain(`${dated?.expectedDay} period today`);
  });

  it("name no expected day for PCOS with cycles of 28 to 75 days", () => {
    const facts = overviewOf([28, 61, 44, 75, 35, 52], { pcos: "yes", regularity: "irregular" });
    expect(facts.forecast).toMatchObject({ isWide: true });
    expect(cycleWords(facts, 20)).not.toContain("period today");
    expect(cycleWords(facts, 20).join()).not.toContain("fertileDays");
  });

  it("are empty on the pill, whose pack sets the days of bleeding", () => {
    const choices = { premenstrual: { ...on, daysBefore: 5 } };
    const facts = overviewOf(regular, { contraception: "pill" });
    expect(facts.forecast.kind).toBe("forecast");
    const days = Array.from({ length: 60 }, (_, ahead) => addDays(today, ahead));
    expect(days.flatMap((day) => dueOn(facts, day, choices))).toEqual([]);
  });

  it("are empty for a new user and in a pregnancy", () => {
    const none = factsOf({});
    expect(cycleWords(cycleOverview(none, today))).toEqual([]);
    expect(cycleWords(overviewOf(regular, { pregnancy: "pregnant" }))).toEqual([]);
  });

  it("omit fertile days when fertility is hidden or the user takes the pill", () => {
    for (const more of [{ hidesFertility: true }, { contraception: "pill" }]) {
      expect(cycleWords(overviewOf(regular, more)).join()).not.toContain("fertileDays");
    }
  });

  it("announce the start and the peak of the fertile days when trying to conceive", () => {
    const cycles = cyclesOfLengths(regular.slice(0, 10), addDays(today, -285));
    const { forecast, fertileWindow } = cycleOverview(
      factsOf({ cycles, regularity: "regular", contraception: "none" }),
      today,
    );
    expect(fertileWindow.kind).toBe("window");
    expect(
      cycleWords({ forecast, fertileWindow }).filter((line) => line.startsWith("fertile")),
    ).toEqual(["fertileDays begins", "fertileDays peak"]);
  });
});

it.each([
  ["a regular cycle", [29, 28, 29, 28, 29, 28, 29, 28, 29, 28], { regularity: "regular" as const }],
  ["PCOS with cycles of 28 to 75 days", [28, 61, 44, 75, 35, 52], { pcos: "yes" as const }],
])(
  "for %s the premenstrual reminder comes once, the chosen days before the range",
  (_, lengths, more) => {
    const first = addDays(today, -lengths.reduce((sum, length) => sum + length, 5));
    const facts = factsOf({ cycles: cyclesOfLengths(lengths, first), ...more });
    const { forecast, fertileWindow } = cycleOverview(facts, today);
    const { expected80 } = forecast as unknown as { expected80: { first: CalendarDay } };
    const choices = { premenstrual: { ...on, daysBefore: 4 } };
    const days = Array.from({ length: 80 }, (_, ahead) => addDays(today, ahead));
    const announced = days.filter((day) =>
      dueOn({ forecast, fertileWindow }, day, choices).includes("premenstrual 4"),
    );
    expect(announced).toEqual([addDays(expected80.first, -4)]);
  },
);

it("a visit of her stage of life is announced on its day", () => {
  const stageDays = [{ day: addDays(today, 2), about: "visit" as const }];
  expect(overWeeks({ stageDays }, 1)).toEqual(["2026-11-22 lifeStage visit"]);
});

it("choices of an earlier release announce no kinds it did not have", () => {
  const stageDays = [{ day: today, about: "visit" as const }];
  expect(dueOn({ stageDays }, today, { lifeStage: undefined, premenstrual: undefined })).toEqual(
    [],
  );
});

it("an appointment is announced the day before and on its day", () => {
  const choices = { ...everything, appointmentDay: calendarDay("2026-11-24") };
  const named = [2, 3, 4, 5].map((ahead) => dueOn({}, addDays(today, ahead), choices));
  expect(named).toEqual([[], ["appointment tomorrow"], ["appointment today"], []]);
});

it("open care steps and a missing recovery code repeat on the chosen weekday", () => {
  expect(overWeeks({ openCareSteps: 3, hasRecoveryCode: false }, 1)).toEqual([
    "2026-11-22 carePlan 3",
    "2026-11-22 recoveryCode ",
  ]);
});

describe("reminders for any choices", () => {
  const choice = fc.record({
    isOn: fc.boolean(),
    time: fc.constantFrom("00:00", "07:30", "12:00", "23:59"),
    weekdays: fc.subarray(EVERY_DAY, { minLength: 1 }),
    daysBefore: fc.integer({ min: 1, max: 14 }),
  });
  const kinds = [...routineKinds, ...datedKinds];
  const choices = fc
    .tuple(...kinds.map(() => choice))
    .map(
      (chosen) =>
        Object.fromEntries(
          kinds.map((kind, place) => [kind, chosen[place]]),
        ) as unknown as ReminderChoices,
    );
  const facts: ReminderFacts = {
    ...nothing,
    ...cycleOverview(
      factsOf({ cycles: cyclesOfLengths([28, 29, 30, 28, 29, 30, 28, 29, 30, 28, 29]) }),
      today,
    ),
    medicines: [
      medicine({ kind: "daily", timesADay: 8 }, addDays(today, -40)),
      medicine({ kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 }, addDays(today, -19)),
    ],
    stageDays: [{ day: addDays(today, 3), about: "visit" }],
    openCareSteps: 2,
    hasRecoveryCode: false,
  };

  it("are of enabled kinds, sorted by time, within the day, and never in the past", () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: -3, max: 120 }), (chosen, ahead) => {
        const due = remindersOn(chosen, facts, addDays(today, ahead));
        const minutes = due.map(({ minute }) => minute);
        expect(due.every(({ kind }) => chosen[kind]?.isOn)).toBe(true);
        expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
        expect(minutes.every((minute) => minute >= 0 && minute < 24 * 60)).toBe(true);
        if (ahead < 0) expect(due).toEqual([]);
      }),
    );
  });
});
