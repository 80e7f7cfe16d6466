import { describe, expect, it } from "vitest";
import { SETUP_CYCLE_LENGTH, SETUP_PERIOD_LENGTH } from "#contract/account/setup.ts";
import {
  answersOf,
  defaultRecord,
  problemOf,
  type SetupAnswers,
  SetupRecordSchema,
  setupSteps,
  withStep,
  withTracking,
} from "./view-model.ts";

const answers = answersOf(defaultRecord);
const change = (changed: Partial<SetupAnswers>): SetupAnswers => ({ ...answers, ...changed });
const today = "2026-11-20";

describe("the defaults", () => {
  it("are 28 and 5 days, which are not answers, soft reminders at 20:00 that are off, and all three mood scales [S5-28 S9-07]", () => {
    expect([SETUP_CYCLE_LENGTH.default, SETUP_PERIOD_LENGTH.default]).toEqual([28, 5]);
    expect(answers).toMatchObject({
      cycleLength: null,
      periodLength: null,
      remindersEnabled: false,
      reminderTime: "20:00",
      reminderTone: "soft",
      tracking: ["flow", "symptoms", "mood_scales"],
      moodScales: { pmdd: true, anxiety: true, acuteStress: true },
      accepted: false,
    });
  });

  it("form a record that can be read back [S3-25]", () => {
    expect(SetupRecordSchema.parse(JSON.parse(JSON.stringify(defaultRecord)))).toEqual(
      defaultRecord,
    );
  });
});

describe("a first name", () => {
  it("is stored trimmed [S5-29]", () => {
    expect(withStep(defaultRecord, "welcome", change({ firstName: "  Thandi " })).profile).toEqual({
      firstName: "Thandi",
    });
  });

  it("is not stored if it is only spaces [S5-29]", () => {
    expect(withStep(defaultRecord, "welcome", change({ firstName: "   " })).profile).toEqual({});
  });
});

describe("the cycle", () => {
  it("is stored without a last period if none is chosen [S2-42 S5-29]", () => {
    expect(withStep(defaultRecord, "cycle", change({ cycleLength: 31 })).cycle).toEqual({
      cycleLength: 31,
    });
  });

  it("is stored without lengths if none were chosen", () => {
    expect(withStep(defaultRecord, "cycle", answers).cycle).toEqual({});
  });

  it("is stored with the last period if one is chosen", () => {
    const stored = withStep(defaultRecord, "cycle", change({ lastPeriod: "2026-11-02" }));
    expect(stored.cycle.lastPeriodISO).toBe("2026-11-02");
  });

  it("can't have started tomorrow", () => {
    expect(problemOf("cycle", change({ lastPeriod: "2026-11-21" }), today)).toBe("future-period");
    expect(problemOf("cycle", change({ lastPeriod: today }), today)).toBeNull();
    expect(problemOf("cycle", answers, today)).toBeNull();
  });
});

describe("PCOS signs", () => {
  const pcosFlags = { irregular: true, acne: false, hirsutism: true, insulinResistance: false };
  const ticked = change({ conditions: { pcos: true, endo: false, pms_pmdd: false }, pcosFlags });

  it("are stored if PCOS is ticked", () => {
    expect(withStep(defaultRecord, "conditions", ticked).pcosFlags).toEqual(pcosFlags);
  });

  it("are removed when PCOS is unticked [S3-26]", () => {
    const stored = withStep(defaultRecord, "conditions", ticked);
    const unticked = change({ conditions: answers.conditions, pcosFlags });
    expect(withStep(stored, "conditions", unticked)).not.toHaveProperty("pcosFlags");
  });
});

it("notes on conditions are stored only if not empty [S2-43]", () => {
  const noted = withStep(defaultRecord, "conditions", change({ conditionNotes: " since 2019 " }));
  expect(noted.conditions.notes).toBe("since 2019");
  expect(withStep(noted, "conditions", answers).conditions).not.toHaveProperty("notes");
});

describe("mood scales", () => {
  const moodScales = { pmdd: false, anxiety: true, acuteStress: false };

  it("are stored if mood and stress are tracked", () => {
    const stored = withStep(defaultRecord, "tracking", change({ moodScales }));
    expect(stored.tracking.moodScales).toEqual(moodScales);
  });

  it("are not stored otherwise [S3-26]", () => {
    const stored = withStep(defaultRecord, "tracking", change({ tracking: ["flow"], moodScales }));
    expect(stored.tracking).toEqual({ selected: ["flow"] });
  });
});

describe("reminders", () => {
  it("store time and tone while on", () => {
    const on = change({ remindersEnabled: true, reminderTime: "07:15", reminderTone: "factual" });
    expect(withStep(defaultRecord, "reminders", on).reminders).toEqual({
      enabled: true,
      time: "07:15",
      tone: "factual",
    });
  });

  it("store neither time nor tone while off [S5-30]", () => {
    const off = change({ reminderTime: "07:15", reminderTone: "factual" });
    expect(withStep(defaultRecord, "reminders", off).reminders).toEqual({ enabled: false });
  });

  it("use 20:00 if the time was emptied [S5-30]", () => {
    const on = change({ remindersEnabled: true, reminderTime: "" });
    expect(withStep(defaultRecord, "reminders", on).reminders.time).toBe("20:00");
  });
});

describe("the privacy step", () => {
  it("can't be finished without the tick [S5-27]", () => {
    expect(problemOf("privacy", answers, today)).toBe("not-accepted");
    expect(problemOf("privacy", change({ accepted: true }), today)).toBeNull();
  });

  it("stores the tick", () => {
    const stored = withStep(defaultRecord, "privacy", change({ accepted: true }));
    expect(stored.consent.accepted).toBe(true);
  });
});

it("tracking choices keep the order of the list, and choosing twice deselects", () => {
  expect(withTracking(["flow", "libido"], "sleep")).toEqual(["flow", "sleep", "libido"]);
  expect(withTracking(["flow", "sleep", "libido"], "sleep")).toEqual(["flow", "libido"]);
});

it("the stored answers of all six steps fill the fields again unchanged", () => {
  const allAnswers: SetupAnswers = {
    firstName: "Thandi",
    lastPeriod: "2026-11-02",
    cycleLength: 31,
    periodLength: 4,
    conditions: { pcos: true, endo: false, pms_pmdd: true },
    conditionNotes: "since 2019",
    pcosFlags: { irregular: true, acne: false, hirsutism: false, insulinResistance: true },
    tracking: ["flow", "mood_scales", "libido"],
    moodScales: { pmdd: true, anxiety: false, acuteStress: true },
    remindersEnabled: true,
    reminderTime: "06:30",
    reminderTone: "factual",
    accepted: true,
  };
  const stored = setupSteps.reduce(
    (record, step) => withStep(record, step, allAnswers),
    defaultRecord,
  );
  expect(answersOf(SetupRecordSchema.parse(JSON.parse(JSON.stringify(stored))))).toEqual(
    allAnswers,
  );
});
