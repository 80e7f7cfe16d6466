import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  MoodScaleKey,
  PcosFlagKey,
  ReminderTone,
  TrackingKey,
} from "#contract/account/setup.ts";
import type { IconName } from "#web/ui/icon.tsx";
import type { Labels } from "#web/words/labels.ts";
import type { ConditionKey, EarlierAnswers, SetupStep } from "./view-model.ts";

export const stepTitles: Labels<SetupStep> = {
  welcome: msg`Make Mwezi yours`,
  cycle: msg`Your cycle`,
  conditions: msg`Your health`,
  tracking: msg`What would you like to track?`,
  reminders: msg`Reminders`,
  privacy: msg`Your privacy`,
};

export function rangeWords({ shortest, longest }: EarlierAnswers): MessageDescriptor | null {
  if (shortest !== null && longest !== null)
    return msg`${shortest} to ${longest} days, as you said`;
  if (shortest !== null) return msg`${shortest} days or more, as you said`;
  return longest === null ? null : msg`up to ${longest} days, as you said`;
}

export const conditionLabels: Labels<ConditionKey> = {
  pcos: msg`PCOS`,
  endo: msg`Endometriosis`,
  pms_pmdd: msg`PMS/PMDD`,
};

export const pcosFlagLabels: Labels<PcosFlagKey> = {
  irregular: msg`Irregular periods`,
  acne: msg`Acne`,
  hirsutism: msg`Excess hair (hirsutism)`,
  insulinResistance: msg`Insulin resistance`,
};

export const trackingLabels: Labels<TrackingKey> = {
  flow: msg`Period Flow`,
  symptoms: msg`Symptoms`,
  mood_scales: msg`Mood & Stress`,
  sleep: msg`Sleep Quality`,
  energy: msg`Energy Levels`,
  cravings: msg`Cravings`,
  libido: msg`Libido`,
};

export const trackingIcons: Record<TrackingKey, IconName> = {
  flow: "drop",
  symptoms: "pencil",
  mood_scales: "heart",
  sleep: "moon",
  energy: "sun",
  cravings: "leaf",
  libido: "star",
};

export const moodScaleLabels: Labels<MoodScaleKey> = {
  pmdd: msg`Low mood before the period (PMDD)`,
  anxiety: msg`Anxiety`,
  acuteStress: msg`Acute stress`,
};

export const toneLabels: Labels<ReminderTone> = {
  soft: msg`Soft: “A minute to log today?”`,
  factual: msg`Factual: “Your entry for today”`,
};
