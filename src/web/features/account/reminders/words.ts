import { msg } from "@lingui/core/macro";
import type { ReminderKind } from "#domain/reminders/reminder-choices.ts";
import type { Labels } from "#web/words/labels.ts";

export const kindLabels: Labels<ReminderKind> = {
  dailyLog: msg`Your daily log`,
  doses: msg`Doses to take`,
  injections: msg`Injections and other medicines a week or more apart`,
  packs: msg`Packs, patch or ring, and breaks`,
  appointment: msg`A test or an appointment`,
  period: msg`Your next period`,
  premenstrual: msg`The days before your period`,
  fertileDays: msg`Possible fertile days`,
  lifeStage: msg`Visits and tests of your stage of life`,
  carePlan: msg`Steps of your care plan`,
  recoveryCode: msg`A recovery code, while you have none`,
};

export const kindHints: Labels<ReminderKind> = {
  dailyLog: msg`Until you have logged something that day.`,
  doses: msg`Until you've logged each dose. The first dose of a day is at the time you choose here.`,
  injections: msg`The day before and on the day. If you log nothing, for three more days.`,
  packs: msg`On the first day of a pack, patch or ring, and on the first day of the break.`,
  appointment: msg`The day before and on the day.`,
  period: msg`In your calendar, and on this device if you agree below: the day before it may begin, on the expected day, once when late. Home shows it anyway.`,
  premenstrual: msg`In your calendar, and on this device if you agree below: as many days as you choose before your period may begin.`,
  lifeStage: msg`In your calendar, and on this device if you agree below. The eight clinic visits of a pregnancy, three after a birth, and after a loss the day from which a test is negative.`,
  fertileDays: msg`In your calendar, and on this device if you agree below: when they begin, and when they peak. An estimate, never contraception. Home shows them anyway.`,
  carePlan: msg`While steps are open.`,
  recoveryCode: msg`Home shows it anyway.`,
};
