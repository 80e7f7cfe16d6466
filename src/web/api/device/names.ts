export const ANSWERS = "mwezi-answers";
