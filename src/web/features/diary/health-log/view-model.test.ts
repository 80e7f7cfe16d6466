import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { CycleChoice, HealthForm } from "./form.ts";
import {
  changedElsewhere,
  cycleRequest,
  emergencyBeforeSaving,
  severityOf,
  withNote,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const started = addDays(today, -2);
const open = { id: "open", startDate: started, startDay: started, notes: "slow start" };
const closed = {
  ...open,
  id: "closed",
  endDay: addDays(started, 0),
  spottingNotes: "Nov 19: brown",
};
const choice = (changes: Partial<CycleChoice> = {}): CycleChoice => ({
  flow: "light",
  answer: null,
  hasSpotting: false,
  spottingNotes: "",
  notes: "",
  ...changes,
});
const request = (changes: Partial<CycleChoice>, cycles: readonly (typeof open)[]) =>
  cycleRequest(choice(changes), today, { cycles, flows: [], today }, "Nov 20, 2026");

describe("the request for a flow", () => {
  it("starts a cycle with the form's answers [S7-15]", () => {
    expect(request({ flow: "heavy", answer: "starts", notes: "clots" }, [])).toEqual({
      kind: "start",
      body: { startDate: today, flow: "heavy", notes: "clots" },
    });
  });

  it("changes the open period and appends to its note", () => {
    expect(request({ flow: "heavy", hasSpotting: true, notes: "clots" }, [open])).toEqual({
      kind: "change",
      id: "open",
      body: { flow: "heavy", intermenstrualSpotting: true, notes: "slow start\nclots" },
    });
  });

  it("saves spotting between periods with its day and leaves the flow unchanged", () => {
    expect(request({ flow: "spotting", spottingNotes: "pink" }, [closed])).toEqual({
      kind: "change",
      id: "closed",
      body: { intermenstrualSpotting: true, spottingNotes: "Nov 19: brown\nNov 20, 2026: pink" },
    });
  });

  it("saves a single day's flow in its log if it is not the whole period's", () => {
    expect(request({ answer: "between", notes: "clots" }, [])).toEqual({
      kind: "day",
      body: { period_flow: "light", period: "between", notes: "clots" },
    });
    const near = { ...closed, endDay: addDays(today, -1) };
    expect(request({ answer: "extends" }, [near])).toEqual({
      kind: "day",
      body: { period_flow: "light", period: "extends" },
    });
    const forgotten = { ...open, startDay: addDays(today, -40) };
    expect(request({ answer: "starts" }, [forgotten])).toMatchObject({ kind: "day" });
  });

  it("waits for the answer about the bleeding", () => {
    expect(request({}, [])).toBeNull();
  });

  it("is absent for a day without bleeding", () => {
    expect(request({ flow: "none" }, [closed])).toBeNull();
  });
});

it.each([
  [undefined, "a", "a"],
  ["", "a", "a"],
  ["a", "", undefined],
  ["a", "a", undefined],
  ["a\nb", "b", undefined],
  ["ab", "a", "ab\na"],
])("a note %j with %j appended becomes %j", (existing, added, after) => {
  expect(withNote(existing, added)).toBe(after);
});

describe("a value changed elsewhere", () => {
  const typed = { weight: 71.5 };

  it("is a value that the form did not show", () => {
    const changes = [{ key: "weight", value: 72 }];
    expect(changedElsewhere(typed, null, { weight: 72 })).toEqual(changes);
    expect(changedElsewhere(typed, { weight: 70 }, { weight: 72 })).toEqual(changes);
  });

  it("is no value that was shown, no equal value, and no value of another field", () => {
    expect(changedElsewhere(typed, { weight: 72 }, { weight: 72 })).toEqual([]);
    expect(changedElsewhere(typed, null, { weight: 71.5 })).toEqual([]);
    expect(changedElsewhere(typed, null, { hba1c: 5 })).toEqual([]);
    expect(changedElsewhere(typed, { weight: 72 }, null)).toEqual([]);
  });

  it("is a symptom with another severity", () => {
    const severity = (value: number) => severityOf({ type: "cramps", severity: value });
    expect(changedElsewhere(severity(6), null, severity(2))).toEqual([{ key: "cramps", value: 2 }]);
  });
});

describe("the emergency dialog before saving", () => {
  const reasons = (symptoms: HealthForm["symptoms"], flow?: HealthForm["flow"]) =>
    emergencyBeforeSaving({ symptoms, flow }, today);

  it.each([
    ["pelvic pain of 8", { pelvic_pain: 8 }, undefined, ["severe-pain"]],
    ["pelvic pain of 7", { pelvic_pain: 7 }, undefined, []],
    ["cramps of 10", { cramps: 10 }, undefined, []],
    ["a heavy flow", {}, "heavy", ["heavy-or-long-bleeding"]],
    ["a moderate flow", {}, "moderate", []],
    ["no flow chosen", {}, undefined, []],
  ] as const)("%s [S4-19]", (_, symptoms, flow, expected) => {
    expect(reasons(symptoms, flow)).toEqual(expected);
  });

  it("names both reasons and finds the pain among other symptoms [S4-19]", () => {
    expect(reasons({ fatigue: 9, pelvic_pain: 10 }, "heavy")).toEqual([
      "severe-pain",
      "heavy-or-long-bleeding",
    ]);
  });
});
