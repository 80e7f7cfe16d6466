import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SafetyAlertKey } from "#domain/safety-alerts.ts";
import type { ScaleFamily, ScaleKey, ScaleStep } from "../view-model.ts";
import { scaleFamily, scaleStep } from "../view-model.ts";

type Labels<Value extends string> = Record<Value, MessageDescriptor>;

export const scaleLabels: Labels<ScaleKey> = {
  pain_level: msg`Pain`,
  anxiety_level: msg`Anxiety`,
  motivation: msg`Energy`,
  brain_fog: msg`Brain fog`,
  bloating: msg`Bloating`,
  acne: msg`Acne`,
  hair_growth: msg`Hair growth on face or body`,
  hair_thinning: msg`Hair thinning`,
  skin_oiliness: msg`Oily skin`,
  libido: msg`Libido`,
  pain_during_sex: msg`Pain during sex`,
  sleep_quality: msg`Sleep quality`,
  stress_level: msg`Stress`,
};

const stepWords: Record<ScaleFamily, Labels<ScaleStep>> = {
  severity: { none: msg`none`, low: msg`mild`, middle: msg`moderate`, high: msg`severe` },
  amount: { none: msg`none`, low: msg`a little`, middle: msg`some`, high: msg`a lot` },
  level: { none: msg`none`, low: msg`low`, middle: msg`medium`, high: msg`high` },
  quality: { none: msg`very poor`, low: msg`poor`, middle: msg`fair`, high: msg`good` },
};

/** "7 of 10, severe", shown and spoken. */
export function scaleText(key: ScaleKey, value: number | undefined, i18n: I18n): string {
  if (value === undefined) return i18n._(msg`Not answered`);
  const word = i18n._(stepWords[scaleFamily[key]][scaleStep(value)]);
  return i18n._(msg`${value} of 10, ${word}`);
}

/** What the two ends of a scale mean. */
export const scaleEnds: Record<ScaleFamily, { low: MessageDescriptor; high: MessageDescriptor }> = {
  severity: { low: msg`None`, high: msg`The worst` },
  amount: { low: msg`None`, high: msg`A lot` },
  level: { low: msg`None`, high: msg`Very high` },
  quality: { low: msg`Very poor`, high: msg`Very good` },
};

export const alertMessages: Labels<SafetyAlertKey> = {
  "heavy-or-long-bleeding": msg`Heavy flow or bleeding lasting 8+ days may indicate a medical concern.`,
  "severe-pain": msg`Severe pain (8+/10) should be evaluated by a healthcare provider.`,
  "moderate-pain": msg`Persistent moderate pain may benefit from medical evaluation.`,
  "severe-acne": msg`Severe acne (8+/10) can be treated. A clinic or pharmacy can say how.`,
};
