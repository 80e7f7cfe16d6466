import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MoodScale } from "#contract/entries/check-in.ts";
import { type StressLabel, stressLabel } from "#domain/pcos/stress-label.ts";
import type { Labels } from "./labels.ts";

/** The rating scales in the words of the specification. */
export const moodRatingLabels: Labels<MoodScale> = {
  depression: msg`Depression`,
  anxiety: msg`Anxiety`,
  stress: msg`Stress`,
};

/** For patterns and charts: a rating is not a diagnosis, so none is named. */
export const moodCourseLabels: Labels<MoodScale> = {
  depression: msg`Low mood`,
  anxiety: moodRatingLabels.anxiety,
  stress: moodRatingLabels.stress,
};

export function severityWords(severity: number): MessageDescriptor {
  if (severity === 0) return msg`0 of 10, none`;
  if (severity <= 3) return msg`${severity} of 10, mild`;
  if (severity <= 6) return msg`${severity} of 10, moderate`;
  return msg`${severity} of 10, severe`;
}

/** In order of the scale, from 1. */
export const sleepLabels: readonly MessageDescriptor[] = [
  msg`Poor`,
  msg`Fair`,
  msg`Good`,
  msg`Great`,
];

export const levelWords: Labels<StressLabel> = {
  unknown: msg`none`,
  low: msg`low`,
  moderate: msg`moderate`,
  high: msg`high`,
};

/** A level of 1–5 and its meaning, on every form: "4 of 5, high"; `null`: not answered. */
export function levelText(level: number | null, i18n: I18n): string {
  if (level === null) return i18n._(msg`Not answered`);
  const words = i18n._(levelWords[stressLabel(level)]);
  return i18n._(msg`${level} of 5, ${words}`);
}
