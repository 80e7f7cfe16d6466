/** How many items each of the published questionnaires has, in their own order. */
export const questionnaireItems = { phq9: 9, gad7: 7, phq2: 2, gad2: 2 } as const;

export type QuestionnaireKind = keyof typeof questionnaireItems;
