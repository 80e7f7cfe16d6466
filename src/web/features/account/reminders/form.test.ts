import { expect, it } from "vitest";
import { changeReminders, firstReminders } from "#contract/reminders.ts";
import { bodyOf, draftOf } from "./form.ts";

const reminders = { ...firstReminders({ setup: null }), revision: 3 };

it("what she leaves as it is becomes the same choices again", () => {
  const { revision: _, ...choices } = reminders;
  const body = bodyOf(draftOf(reminders));
  expect(body).toEqual({ ...choices, appointmentDay: null });
  expect(changeReminders.request.body.safeParse(body).success).toBe(true);
});

it("days of the week are sent in their order, and an emptied appointment as none", () => {
  const draft = draftOf({ ...reminders, appointmentDay: undefined });
  const dailyLog = { ...draft.dailyLog, weekdays: [7, 1] };
  expect(bodyOf({ ...draft, dailyLog })).toMatchObject({
    dailyLog: { weekdays: [1, 7] },
    appointmentDay: null,
  });
});
