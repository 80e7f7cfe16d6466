/** Answers to "Is this your period?". */
export const periodAnswers = ["starts", "extends", "between"] as const;
export type PeriodAnswer = (typeof periodAnswers)[number];
