import { expect, it } from "vitest";
import { changeReminders, firstReminders } from "#contract/push/reminders.ts";
import { bodyOf, draftOf, kindsFor } from "./form.ts";

const reminders = { ...firstReminders({ setup: null }), revision: 3 };

it("an unchanged form sends the same settings", () => {
  const { revision: _, ...choices } = reminders;
  const body = bodyOf(draftOf(reminders));
  expect(body).toEqual({ ...choices, appointmentDay: null });
  expect(changeReminders.request.body.safeParse(body).success).toBe(true);
});

it("choices of an earlier release leave the kinds it did not have off", () => {
  const { premenstrual: _, lifeStage: __, ...earlier } = reminders;
  const { premenstrual, lifeStage } = draftOf(earlier);
  expect([premenstrual, lifeStage]).toMatchObject([
    { isOn: false, daysBefore: 5 },
    { isOn: false },
  ]);
});

it("weekdays are sent in order, and emptied fields are removed", () => {
  const draft = draftOf({ ...reminders, period: { ...reminders.period, words: "Tea" } });
  const dailyLog = { ...draft.dailyLog, weekdays: [7, 1], words: "Diary" };
  const period = { ...draft.period, words: " " };
  const body = bodyOf({ ...draft, dailyLog, period, isQuiet: false });
  expect(body).toMatchObject({
    dailyLog: { weekdays: [1, 7], words: "Diary" },
    appointmentDay: null,
    quiet: null,
  });
  expect(body.period).not.toHaveProperty("words");
});

it("fertile days can't be chosen while fertility is hidden", () => {
  expect(kindsFor({ hidesFertility: false })).toContain("fertileDays");
  expect(kindsFor({ hidesFertility: true })).not.toContain("fertileDays");
});
