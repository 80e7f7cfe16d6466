import { describe, expect, it } from "vitest";
import { ProfileSchema } from "#contract/account/profile.ts";
import { warningSigns } from "#domain/day/warning-sign.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { thandi } from "../../../../../scripts/testing/example-profile.ts";
import { isPregnantOrAfter, signGroups, signsIn } from "./view-model.ts";

const today = calendarDay("2026-11-20");

const profileWith = (lifeStages: readonly object[]) =>
  ProfileSchema.parse({
    ...thandi,
    lifeStages: lifeStages.map((stage) => ({ id: crypto.randomUUID(), ...stage })),
  });

it("every sign can be ticked in exactly one place", () => {
  const places = signGroups.flatMap((group) => [...signsIn[group].first, ...signsIn[group].more]);
  expect(places.toSorted()).toEqual([...warningSigns].sort());
});

describe("the signs of a pregnancy", () => {
  const isAsked = (...stages: object[]) => isPregnantOrAfter(profileWith(stages), today);
  const ended = (daysAgo: number) => ({ kind: "pregnancy", to: addDays(today, -daysAgo) });

  it("are not shown to anyone else", () => {
    expect(isAsked()).toBe(false);
    expect(isAsked({ kind: "breastfeeding", from: addDays(today, -5) })).toBe(false);
  });

  it("are shown in a pregnancy and for twelve weeks after it", () => {
    expect(isAsked({ kind: "pregnancy", from: addDays(today, -200) })).toBe(true);
    expect(isAsked({ ...ended(84), ending: "birth" })).toBe(true);
    expect(isAsked({ ...ended(84), ending: "loss" })).toBe(true);
    expect(isAsked(ended(85))).toBe(false);
  });
});
