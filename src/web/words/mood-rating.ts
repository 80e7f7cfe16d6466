import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Mood } from "#contract/moods.ts";

type MoodRating = keyof Pick<Mood, "depression" | "anxiety" | "stress">;

/** What she rates, in the words of the specification. */
export const moodRatingLabels: Readonly<Record<MoodRating, MessageDescriptor>> = {
  depression: msg`Depression`,
  anxiety: msg`Anxiety`,
  stress: msg`Stress`,
};

/** What is read from her ratings: a rating is no diagnosis, so a pattern or a chart names none. */
export const moodCourseLabels: Readonly<Record<MoodRating, MessageDescriptor>> = {
  depression: msg`Low mood`,
  anxiety: moodRatingLabels.anxiety,
  stress: moodRatingLabels.stress,
};
