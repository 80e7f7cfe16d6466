import { describe, expect, it } from "vitest";
import { CONSENT_VERSION, type StoredProfile } from "#contract/account/profile.ts";
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

describe("consent", () => {
  const agree = (profile: StoredProfile, guardianName?: string) =>
    applyChange(profile, { privacyConsent: true, ...(guardianName && { guardianName }) }, now);
  const today = { version: CONSENT_VERSION, at: "2026-11-20T08:00:00.000Z", guardianName: null };

  it("to a new wording is added, and the earlier one stays in the history", () => {
    const { consent, earlierConsents } = agree(girl);
    expect(consent).toEqual(today);
    expect(earlierConsents).toEqual([girl.consent]);
  });

  it("to the same wording replaces the earlier one", () => {
    const first = { ...today, at: "2026-11-19T08:00:00.000Z" };
    expect(agree({ ...girl, consent: first })).toMatchObject({
      consent: today,
      earlierConsents: [],
    });
  });

  it("under 18 to a new wording needs the guardian again", () => {
    const consent = { version: "1", at: "2025-11-20T08:00:00Z", guardianName: "Nomvula" };
    const minor = { ...girl, ageToldOn: now.today, onboardingComplete: true, consent };
    expect(() => agree(minor)).toThrow();
    expect(agree(minor, "Nomvula").consent).toEqual({ ...today, guardianName: "Nomvula" });
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
