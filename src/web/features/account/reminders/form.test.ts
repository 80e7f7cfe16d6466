import { expect, it } from "vitest";
import { changeReminders, firstReminders } from "#contract/push/reminders.ts";
import { bodyOf, draftOf, kindsFor } from "./form.ts";

const reminders = { ...firstReminders({ setup: null }), revision: 3 };

it("what she leaves as it is becomes the same choices again", () => {
  const { revision: _, ...choices } = reminders;
  const body = bodyOf(draftOf(reminders));
  expect(body).toEqual({ ...choices, appointmentDay: null });
  expect(changeReminders.request.body.safeParse(body).success).toBe(true);
});

it("days of the week are sent in their order; what she emptied goes", () => {
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

it("fertile days are no choice of who hides fertility", () => {
  expect(kindsFor({ hidesFertility: false })).toContain("fertileDays");
  expect(kindsFor({ hidesFertility: true })).not.toContain("fertileDays");
});
