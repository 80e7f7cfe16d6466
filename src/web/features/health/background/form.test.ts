import { expect, it } from "vitest";
import {
  changeHealthBackground,
  type HealthBackground,
} from "#contract/account/health-background.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { bodyOf, draftOf, saysNothing, screeningProblem } from "./form.ts";

it("saved answers fill the form and are read back unchanged", () => {
  const background: HealthBackground = {
    migraineWithAura: true,
    hiv: false,
    smoking: "no",
    firstPeriodAge: "not_yet",
    breastsBeganAge: 11,
    lastCervicalScreening: calendarDay("2025-02-01"),
    height: 164.5,
    pregnancies: 2,
    births: 0,
    allergies: "Penicillin",
  };
  const body = bodyOf(draftOf(background));
  expect(body).toMatchObject({ ...background, diabetes: null, familyHistory: null });
  expect(changeHealthBackground.request.body.safeParse(body).success).toBe(true);
});

it("breast development is asked only before the first period", () => {
  const draft = { ...draftOf({ firstPeriodAge: "not_yet", breastsBeganAge: 11 }) };
  const later = { ...draft, isFirstPeriodToCome: false, firstPeriodAge: "14" };
  expect(bodyOf(later)).toMatchObject({ firstPeriodAge: 14, breastsBeganAge: null });
});

it("a screening can't be in a future month", () => {
  const problemOf = (lastCervicalScreening: string) =>
    screeningProblem({ ...draftOf({}), lastCervicalScreening }, "2026-11-20");
  expect(problemOf("2026-11")).toBeNull();
  expect(problemOf("2026-12")).toMatchObject({ field: "lastCervicalScreening" });
});

it("an entry with only a revision counts as empty", () => {
  expect(saysNothing({ revision: 3 } as object)).toBe(true);
  expect(saysNothing({ hiv: false })).toBe(false);
});
