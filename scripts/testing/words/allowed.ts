/** Texts of the specification that stay word for word, each with the rule that has it. */
export const allowedTexts: Readonly<Record<string, string>> = {
  Logout: "S2-47",
  "Start logging stress levels to see personalized insights.": "S2-59",
  "Welcome to Mwezi!": "S8-17",
};
