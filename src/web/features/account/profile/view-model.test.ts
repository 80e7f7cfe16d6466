import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { changeProfile, ProfileSchema } from "#contract/account/profile.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fieldWords } from "#web/entry/saving/field-words.ts";
import { changesOf, draftOf, type ProfileDraft } from "./view-model.ts";

const profile = ProfileSchema.parse({
  name: "Thandi",
  age: 29,
  country: "South Africa",
  preferredLanguage: "English",
  timeZone: null,
  lastPeriodDate: null,
  cycleRegularity: "regular",
  averageCycleLength: 30,
  pcosDiagnosis: "no",
  onboardingSymptoms: [],
  goals: ["track-periods"],
  contraception: null,
  notifications: true,
  hidesFertility: false,
  pregnancyStatus: null,
  consent: null,
  onboardingComplete: true,
});
const today = calendarDay("2026-11-20");
const draft = draftOf(profile, today);
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function messages(typed: ProfileDraft): Record<string, string> {
  const parsed = parseFields(changeProfile.request.body, changesOf(typed, profile, today));
  const problems = parsed.success ? [] : parsed.problems;
  return Object.fromEntries(problems.map((one) => [one.field, i18n._(fieldWords(one))]));
}

describe("the changes", () => {
  it("are empty if nothing was edited", () => {
    expect(changesOf(draft, profile, today)).toEqual({});
  });

  it("contain only what differs", () => {
    const typed = { ...draft, name: " Thandiwe ", age: "30", contraception: "pill" } as const;
    expect(changesOf(typed, profile, today)).toEqual({
      name: "Thandiwe",
      age: 30,
      contraception: "pill",
    });
  });

  it("leave out an age that increased alone, and show it", () => {
    const older = { ...profile, ageToldOn: calendarDay("2025-11-20") };
    const shown = draftOf(older, today);
    expect(shown.age).toBe("30");
    expect(changesOf(shown, older, today)).toEqual({});
    expect(changesOf({ ...shown, age: "29" }, older, today)).toEqual({ age: 29 });
  });

  it("drop the average length when cycles are no longer regular", () => {
    expect(changesOf({ ...draft, cycleRegularity: "irregular" }, profile, today)).toEqual({
      cycleRegularity: "irregular",
      averageCycleLength: null,
    });
  });

  it("clear the average length if the field is emptied", () => {
    expect(changesOf({ ...draft, averageCycleLength: "" }, profile, today)).toEqual({
      averageCycleLength: null,
    });
  });

  it("pass the contract's schema if valid", () => {
    const typed = { ...draft, age: "13", country: "Ghana", pregnancyStatus: "unsure" } as const;
    expect(messages(typed)).toEqual({});
  });
});

describe("the problems of the profile form", () => {
  it.each(["", "12", "101", "13.5", "abc", "1e2", "-20"])("name an age of '%s'", (age) => {
    expect(messages({ ...draft, age })).toEqual({
      age: "Enter a whole number from 13 to 100.",
    });
  });

  it("name an empty name and an out-of-range length, each at its field", () => {
    const typed = { ...draft, name: "  ", averageCycleLength: "40" };
    expect(messages(typed)).toEqual({
      name: "Enter a name.",
      averageCycleLength: "Enter a whole number from 21 to 35.",
    });
  });
});
