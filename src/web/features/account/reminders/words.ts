import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { ShownKind } from "./form.ts";

export const kindLabels: Labels<ShownKind> = {
  dailyLog: msg`Your daily log`,
  doses: msg`Doses to take`,
  injections: msg`Injections and other medicines a week or more apart`,
  packs: msg`Pill packs and breaks`,
  appointment: msg`A test or an appointment`,
  carePlan: msg`Steps of your care plan`,
};

/** When it is due, and when it is done. */
export const kindHints: Labels<ShownKind> = {
  dailyLog: msg`Until you have logged something that day.`,
  doses: msg`Until you have noted each dose. The first dose of a day is at the time you choose here.`,
  injections: msg`The day before and on the day. If you noted nothing, for three more days.`,
  packs: msg`On the first day of a pack, and on the first day of the break.`,
  appointment: msg`The day before and on the day.`,
  carePlan: msg`While steps are open.`,
};
