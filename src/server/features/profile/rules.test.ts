import { describe, expect, it } from "vitest";
import type { StoredProfile } from "#contract/account/profile.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";
import { applyChange } from "./rules.ts";

const now = {
  instant: Date.parse("2026-11-20T08:00:00Z"),
  today: calendarDay("2026-11-20"),
  timeZone: "Africa/Johannesburg",
};
const lastYear = calendarDay("2025-11-20");
const girl: StoredProfile = {
  ...newProfile("Lindiwe"),
  age: 17,
  ageToldOn: lastYear,
  country: "Kenya",
  cycleRegularity: "regular",
  pcosDiagnosis: "no",
  goals: ["track-periods"],
  consent: { version: "1", at: "2025-11-20T08:00:00Z", guardianName: null },
};
const complete = (changes: Partial<StoredProfile>) => () =>
  applyChange({ ...girl, ...changes }, { onboardingComplete: true }, now);

describe("an age of 17", () => {
  it("becomes 18 a year later, when the user's own consent is enough", () => {
    expect(complete({})().onboardingComplete).toBe(true);
  });

  it("stays 17 until then, and needs a guardian's consent too", () => {
    expect(complete({ ageToldOn: calendarDay("2025-11-21") })).toThrow();
  });
});

describe("an age entered again", () => {
  const said = (age: number) => {
    const { age: years, ageToldOn } = applyChange(girl, { age }, now);
    return [years, ageToldOn];
  };

  it("keeps its day when it is the current age", () => {
    expect(said(18)).toEqual([17, lastYear]);
  });

  it("takes today as its day when it is different", () => {
    expect(said(19)).toEqual([19, now.today]);
    expect(said(17)).toEqual([17, now.today]);
  });
});
