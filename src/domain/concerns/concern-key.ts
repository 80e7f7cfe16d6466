/** The rules that call for help at once: "When to get help" has a line of each. */
export const callNowKeys = [
  "bleed-heavy",
  "bleed-postpartum",
  "ectopic",
  "pelvic-acute",
  "fever-pelvic",
  "toxic-shock",
  "preg-bleed",
  "preeclampsia",
  "bp-preg-severe",
  "preg-danger",
  "movements",
  "postpartum-sepsis",
  "clot",
  "dka",
  "hypo-severe",
  "bp-emergency",
  "hb-emergency",
  "self-harm",
  "violence",
] as const;
export type CallNowKey = (typeof callNowKeys)[number];

/** The rules that send her to a clinic on the same day; the page has a line of each. */
export const todayKeys = [
  "bp-preg",
  "bp-180",
  "glucose-high",
  "glucose-low",
  "hb-severe",
  "iud-positive",
  "ec-window",
  "pid-mild",
  "vision-prolactin",
] as const;
export type TodayKey = (typeof todayKeys)[number];

/** Every rule, as the table of thresholds names it, the most urgent part first. */
export const concernKeys = [
  ...callNowKeys,
  ...todayKeys,
  // Within days
  "heavy-or-long-bleeding",
  "bleed-long",
  "open-period",
  "bleed-heavy-cycle",
  "no-period",
  "no-first-period",
  "bleed-between",
  "bleed-after-sex",
  "bleed-after-menopause",
  "perimenopause",
  "severe-pain",
  "pain-strong",
  "ovary-signs",
  "breast-lump",
  "androgen-high",
  "androgen-signs",
  "diabetes-first",
  "hb-low",
  "thyroid-or-prolactin",
  "injection-late",
  "combined-method",
  "method-and-inducer",
  "iud-trouble",
  "mood-low",
  // Mention
  "moderate-pain",
  "severe-acne",
  "cycle-length",
  "long-gap",
  "lab-range",
  "bp-high",
  "premenstrual-mood",
  "sleep-apnoea",
  "screening",
  "b12",
  "medicine",
  "same-substance",
] as const;
export type ConcernKey = (typeof concernKeys)[number];
