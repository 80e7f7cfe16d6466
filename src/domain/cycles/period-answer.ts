/** Her answer to "Is this your period?": it starts, a logged one goes on, or it is bleeding between periods. */
export const periodAnswers = ["starts", "extends", "between"] as const;
export type PeriodAnswer = (typeof periodAnswers)[number];
