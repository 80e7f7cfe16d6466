import * as z from "zod/mini";
import { reminderSubjects } from "#domain/reminders/reminder.ts";
import type { LaterKind, ReminderChoices } from "#domain/reminders/reminder-choices.ts";
import { datedKinds, routineKinds } from "#domain/reminders/reminder-choices.ts";
import type { Profile } from "../account/profile.ts";
import { reminderTones, TimeSchema } from "../account/setup.ts";
import { DoseSchema, MedicineSchema } from "../entries/medicines.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { refusal } from "../kernel/field-codes.ts";
import { DaySchema, IdSchema } from "../kernel/fields.ts";
import { oneLine } from "../kernel/one-line.ts";
import { oneOf, wholeNumberFrom, YesNoSchema } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

const WeekdaysSchema = z.array(wholeNumberFrom(1, 7)).check(
  z.minLength(1),
  z.refine((days) => new Set(days).size === days.length, refusal("repeated")),
);

/** Fits the title of a notification. */
export const REMINDER_WORDS_MAX = 40;

const WordsSchema = oneLine(REMINDER_WORDS_MAX);

/** `words` are visible to others on the lock screen. */
const datedFields = { isOn: YesNoSchema, time: TimeSchema, words: z.optional(WordsSchema) };
const DatedSchema = z.strictObject(datedFields);
const RoutineSchema = z.strictObject({ ...datedFields, weekdays: WeekdaysSchema });

/** Choices stored by an earlier release lack these. */
const laterFields = {
  /** `daysBefore` the likely range of the next period begins. */
  premenstrual: z.optional(z.strictObject({ ...datedFields, daysBefore: wholeNumberFrom(1, 14) })),
  /** Visits and tests of a pregnancy, and after a birth or a loss. */
  lifeStage: z.optional(DatedSchema),
};

const QuietSchema = z.strictObject({ from: TimeSchema, to: TimeSchema });

export const laterMinutes = [30, 60, 120] as const;
export type LaterMinutes = (typeof laterMinutes)[number];
const LaterSchema = z.literal([...laterMinutes]);
export const USUAL_LATER: LaterMinutes = 60;

const fields = {
  dailyLog: RoutineSchema,
  /** With several doses a day, `time` is that of the first. */
  doses: RoutineSchema,
  carePlan: RoutineSchema,
  recoveryCode: RoutineSchema,
  /** A pack of pills begins, or its break. */
  packs: DatedSchema,
  /** Due weekly or less often. */
  injections: DatedSchema,
  appointment: DatedSchema,
  period: DatedSchema,
  fertileDays: DatedSchema,
  /** The wording in which the app asks for the daily log. */
  tone: oneOf(reminderTones),
};

/** The chosen reminders; the profile's `notifications` turns all on or off. */
export const RemindersSchema = z.object({
  ...fields,
  ...laterFields,
  appointmentDay: z.optional(DaySchema),
  quiet: z.optional(QuietSchema),
  /** Consent to store cycle-dependent times, computed on the device, unencrypted on the server. */
  pushesCycle: z.optional(YesNoSchema),
  /** Snooze of a message about doses, in minutes. */
  laterMinutes: z.optional(LaterSchema),
});
export type Reminders = z.infer<typeof RemindersSchema>;

const RevisedRemindersSchema = revised(RemindersSchema);
export type RevisedReminders = z.infer<typeof RevisedRemindersSchema>;

export type LaterChoices = { readonly [Kind in LaterKind]: NonNullable<Reminders[Kind]> };
type FirstReminders = ReminderChoices & Reminders & LaterChoices;

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const SUNDAY = [7];
const MORNING = { isOn: true, time: "08:00" };
const HER_WISH = { isOn: false, time: "09:00" };
const USUAL_DAYS_BEFORE = 5;

/**
 * Returns the defaults: time and tone from the setup wizard, and nothing about the cycle.
 * @example firstReminders({ setup: null }).dailyLog // { isOn: true, time: "20:00", weekdays: [1, …, 7] }
 */
export function firstReminders({ setup }: Pick<Profile, "setup">): FirstReminders {
  const { time, tone } = setup?.reminders ?? { time: "20:00", tone: "soft" };
  return {
    dailyLog: { isOn: true, time, weekdays: EVERY_DAY },
    doses: { ...MORNING, weekdays: EVERY_DAY },
    carePlan: { ...HER_WISH, weekdays: SUNDAY },
    recoveryCode: { ...HER_WISH, weekdays: SUNDAY },
    packs: MORNING,
    injections: MORNING,
    appointment: MORNING,
    period: HER_WISH,
    premenstrual: { ...HER_WISH, daysBefore: USUAL_DAYS_BEFORE },
    fertileDays: HER_WISH,
    lifeStage: HER_WISH,
    tone,
    quiet: { from: "22:00", to: "07:00" },
  };
}

/**
 * Returns the chosen reminders, or the defaults.
 * @example GET → 200 {"dailyLog":{"isOn":true,"time":"20:00","weekdays":[1,2,3,4,5,6,7]},…,"revision":7}
 */
export const getReminders = endpoint({
  method: "GET",
  path: entryKinds.reminders.path,
  summary: "What she wants to be reminded of",
  request: {},
  response: RevisedRemindersSchema,
});

/**
 * Changes the kinds sent, each as a whole, and leaves the others. Time and tone of the daily log
 * are shared with the setup wizard. `pushesCycle: false` deletes the times of push messages
 * immediately; those independent of the cycle are recomputed on the next request of due reminders.
 * Errors: 412 `conflict`; 422 `invalid_input`.
 * @example PATCH {"period":{"isOn":true,"time":"09:00"}} → 200 {…,"revision":8}
 */
export const changeReminders = endpoint({
  method: "PATCH",
  path: entryKinds.reminders.path,
  summary: "Change what she wants to be reminded of",
  request: {
    body: z.strictObject({
      ...z.partial(z.strictObject(fields)).shape,
      ...laterFields,
      appointmentDay: z.optional(z.nullable(DaySchema)),
      quiet: z.optional(z.nullable(QuietSchema)),
      pushesCycle: z.optional(YesNoSchema),
      laterMinutes: z.optional(LaterSchema),
    }),
  },
  response: RevisedRemindersSchema,
  entry: RevisedRemindersSchema,
});

const KindSchema = oneOf([...routineKinds, ...datedKinds]);
const DueSchema = z.object({
  kind: KindSchema,
  time: TimeSchema,
  about: z.optional(oneOf(reminderSubjects)),
  count: z.optional(z.number()),
});
export type DueReminder = z.infer<typeof DueSchema>;

const MessageSchema = z.object({ time: TimeSchema, kinds: z.array(KindSchema) });

/** A push message of the next two weeks, in milliseconds since 1970. */
const NoteSchema = z.object({
  at: z.number(),
  /** The latest time for a snooze. */
  until: z.number(),
  date: DaySchema,
  doses: z.array(z.object({ medicineId: IdSchema, slot: z.number() })),
});

/** A medicine's schedule, without its name. */
const ScheduledSchema = z.pick(MedicineSchema, { schedule: true, startDate: true, endDate: true });
export type Scheduled = z.infer<typeof ScheduledSchema>;

const AnsweredDoseSchema = z.pick(DoseSchema, { date: true, slot: true, answer: true });

/** The facts for computing messages: `ReminderFacts` of `domain` without the cycle. */
const MessageFactsSchema = z.object({
  choices: RemindersSchema,
  hasLoggedToday: z.boolean(),
  stageDays: z.array(z.object({ day: DaySchema, about: oneOf(["visit", "test"]) })),
  openCareSteps: z.number(),
  hasRecoveryCode: z.boolean(),
  methods: z.array(ScheduledSchema),
  /** With doses from four days before today on. */
  medicines: z.array(
    z.object({
      medicine: z.extend(ScheduledSchema, { id: IdSchema }),
      doses: z.array(AnsweredDoseSchema),
    }),
  ),
});
export type MessageFacts = z.infer<typeof MessageFactsSchema>;

/**
 * Returns everything due today and not done, by chosen time, later times included. `messages` are
 * today's push messages about it, whose content no push reveals. `notes`, for the buttons on
 * messages, lists the doses of messages about doses alone; empty without a subscribed browser. All
 * three are empty while reminders are off. With consent to times that depend on the cycle and a
 * subscribed browser, the device computes messages, notes and times from `facts`, and `messages`
 * and `notes` are empty; otherwise `facts` is `null`.
 * @example GET → 200 {"day":"2026-11-20","due":[{"kind":"doses","time":"08:00","count":2}],
 *   "messages":[{"time":"08:00","kinds":["doses"]}],
 *   "notes":[],"laterMinutes":60,"tone":"soft","facts":null}
 */
export const listDueReminders = endpoint({
  method: "GET",
  path: "/api/reminders/due",
  summary: "What is due today",
  request: {},
  response: z.object({
    day: DaySchema,
    due: z.array(DueSchema),
    messages: z.array(MessageSchema),
    notes: z.array(NoteSchema),
    laterMinutes: LaterSchema,
    tone: oneOf(reminderTones),
    facts: z.nullable(MessageFactsSchema),
  }),
});
