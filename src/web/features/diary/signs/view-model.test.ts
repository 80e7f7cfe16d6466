import { describe, expect, it } from "vitest";
import { ProfileSchema } from "#contract/account/profile.ts";
import { warningSigns } from "#domain/day/warning-sign.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { isPregnantOrAfter, signGroups, signsIn } from "./view-model.ts";

const today = calendarDay("2026-11-20");

const profileWith = (lifeStages: readonly object[]) =>
  ProfileSchema.parse({
    ...{ name: "Thandi", age: 29, country: "Kenya", preferredLanguage: "English", timeZone: null },
    ...{ lastPeriodDate: null, cycleRegularity: null, averageCycleLength: null },
    ...{ pcosDiagnosis: null, onboardingSymptoms: [], goals: [], contraception: null },
    ...{ notifications: true, pregnancyStatus: null, consent: null, onboardingComplete: true },
    lifeStages: lifeStages.map((stage) => ({ id: crypto.randomUUID(), ...stage })),
  });

it("every sign can be ticked in one place, and in one only", () => {
  const places = signGroups.flatMap((group) => [...signsIn[group].first, ...signsIn[group].more]);
  expect(places.toSorted()).toEqual([...warningSigns].sort());
});

describe("the signs of a pregnancy are asked", () => {
  const isAsked = (...stages: object[]) => isPregnantOrAfter(profileWith(stages), today);
  const ended = (daysAgo: number) => ({ kind: "pregnancy", to: addDays(today, -daysAgo) });

  it("of nobody else", () => {
    expect(isAsked()).toBe(false);
    expect(isAsked({ kind: "breastfeeding", from: addDays(today, -5) })).toBe(false);
  });

  it("in a pregnancy, and until twelve weeks after it", () => {
    expect(isAsked({ kind: "pregnancy", from: addDays(today, -200) })).toBe(true);
    expect(isAsked({ ...ended(84), ending: "birth" })).toBe(true);
    expect(isAsked({ ...ended(84), ending: "loss" })).toBe(true);
    expect(isAsked(ended(85))).toBe(false);
  });
});
