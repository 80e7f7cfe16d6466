/** "Is this your period?": it starts, a logged one continues, or bleeding between periods. */
export const periodAnswers = ["starts", "extends", "between"] as const;
export type PeriodAnswer = (typeof periodAnswers)[number];
