/**
 * The yearly questions about sleep, in the order of the answers: 1 for yes, 0 for no. Based on the
 * signs in PCOS guidance, in our own words because the published forms are not free.
 */
export const sleepQuestions = ["snoring", "sleepy", "breathing_pauses"] as const;
export type SleepQuestion = (typeof sleepQuestions)[number];

/** Answered with yes. @example sleepSigns([1, 1, 0]) // ["snoring", "sleepy"] */
export const sleepSigns = (answers: readonly number[]): readonly SleepQuestion[] =>
  sleepQuestions.filter((_, place) => (answers[place] ?? 0) > 0);
