import { msg } from "@lingui/core/macro";
import type { OfflineKind } from "#contract/kinds.ts";
import type { Labels } from "./labels.ts";

export const kindLabels: Labels<OfflineKind> = {
  cycle: msg`Period`,
  symptom: msg`Symptom`,
  mood: msg`Mood check-in`,
  stress: msg`Stress details`,
  ovulation: msg`Signs of ovulation`,
  measures: msg`Measurements`,
  dailyLog: msg`Daily log`,
  signs: msg`Signs to watch`,
  hairAndSkin: msg`Hair and skin`,
  labResult: msg`Lab result`,
  questionnaire: msg`How you've been`,
  medicine: msg`Medicine`,
  dose: msg`Dose`,
  lifeStage: msg`Contraception or pregnancy`,
  healthBackground: msg`Health background`,
  carePlan: msg`Care plan`,
  reminders: msg`Reminders`,
  concernsSeen: msg`What you have seen`,
  visitPlan: msg`Doctor visit`,
};
