import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MoodScale } from "#contract/entries/check-in.ts";
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

/** The words of a step of the scale: "7 of 10, severe". */
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
