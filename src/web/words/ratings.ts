import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MoodScale } from "#contract/entries/check-in.ts";
import type { Labels } from "./labels.ts";

/** What she rates, in the words of the specification. */
export const moodRatingLabels: Labels<MoodScale> = {
  depression: msg`Depression`,
  anxiety: msg`Anxiety`,
  stress: msg`Stress`,
};

/** What is read from her ratings: a rating is no diagnosis, so a pattern or a chart names none. */
export const moodCourseLabels: Labels<MoodScale> = {
  depression: msg`Low mood`,
  anxiety: moodRatingLabels.anxiety,
  stress: moodRatingLabels.stress,
};

/** "7 of 10, severe": the words that go with each step of the scale. */
export function severityWords(severity: number): MessageDescriptor {
  if (severity === 0) return msg`0 of 10, none`;
  if (severity <= 3) return msg`${severity} of 10, mild`;
  if (severity <= 6) return msg`${severity} of 10, moderate`;
  return msg`${severity} of 10, severe`;
}

/** In the order of the scale, which begins at 1. */
export const sleepLabels: readonly MessageDescriptor[] = [
  msg`Poor`,
  msg`Fair`,
  msg`Good`,
  msg`Great`,
];
