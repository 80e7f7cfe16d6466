/** Texts of the specification that must not change, with their rules. */
export const allowedTexts: Readonly<Record<string, string>> = {
  Logout: "S2-47",
  "Start logging stress levels to see personalized insights.": "S2-59",
  "Welcome to Mwezi!": "S8-17",
};
