import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { OfflineKind } from "#contract/kinds.ts";

const kinds: Readonly<Record<OfflineKind, MessageDescriptor>> = {
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

/** The name of an entry's kind. */
export const kindWords = (kind: OfflineKind | undefined): MessageDescriptor =>
  kind === undefined ? msg`Entry` : kinds[kind];

export function reasonWords(status: number): MessageDescriptor {
  if (status === 412) return msg`It was changed on another device.`;
  if (status === 404) return msg`What it changes is no longer there.`;
  if (status === 409) return msg`There's already another entry there.`;
  return msg`It doesn't fit what is in your record now.`;
}
