/**
 * What is asked once a year about her sleep, in the order of the answers: 1 for yes, 0 for no. By the
 * signs that guidance on PCOS names; words of our own, as the published forms are not free.
 */
export const sleepQuestions = ["snoring", "sleepy", "breathing_pauses"] as const;
export type SleepQuestion = (typeof sleepQuestions)[number];

/**
 * What she said yes to.
 * @example sleepSigns([1, 1, 0]) // ["snoring", "sleepy"]
 */
export const sleepSigns = (answers: readonly number[]): readonly SleepQuestion[] =>
  sleepQuestions.filter((_, place) => (answers[place] ?? 0) > 0);
