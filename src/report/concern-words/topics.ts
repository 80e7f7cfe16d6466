import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";

/** Small, as a screen needs few concerns. This file has no words, so a look-up loads none. */
const topics = {
  bleeding: ["bleed-heavy", "bleed-postpartum", "hb-emergency", "hb-severe"],
  "bleeding-changes": [
    "bleed-between",
    "bleed-after-sex",
    "bleed-after-menopause",
    "perimenopause",
  ],
  pregnancy: [
    "preg-bleed",
    "preeclampsia",
    "bp-preg-severe",
    "preg-danger",
    "movements",
    "bp-preg",
    "positive-test",
  ],
  safety: ["self-harm", "violence", "danger-sign"],
  infection: ["fever-pelvic", "toxic-shock", "postpartum-sepsis", "pid-mild", "fever"],
  results: ["androgen-high", "diabetes-first", "hb-low", "thyroid-or-prolactin"],
  heart: ["clot", "bp-emergency", "bp-180", "bp-high"],
  sugar: ["dka", "hypo-severe", "glucose-high", "glucose-low"],
  body: ["ovary-signs", "breast-lump", "androgen-signs", "sign"],
  "sudden-pain": ["ectopic", "pelvic-acute", "iud-positive", "vision-prolactin"],
  "emergency-contraception": ["ec-window"],
  alerts: ["heavy-or-long-bleeding", "severe-pain", "moderate-pain", "severe-acne"],
  periods: ["bleed-long", "open-period", "no-period", "no-first-period"],
  contraception: [
    "injection-late",
    "combined-method",
    "method-and-inducer",
    "method-past",
    "iud-trouble",
  ],
  medicines: ["medicine", "same-substance", "b12"],
  checks: ["screening"],
  "mood-and-sleep": ["mood-low", "sleep-apnoea"],
  "next-visit": [
    "bleed-heavy-cycle",
    "cycle-length",
    "long-gap",
    "pain-strong",
    "lab-range",
    "premenstrual-mood",
  ],
} as const satisfies Record<string, readonly ConcernKey[]>;
export type ConcernTopic = keyof typeof topics;

export const concernTopics = Object.keys(topics) as ConcernTopic[];

/** @example topicOf("bleed-heavy") // "bleeding" */
export function topicOf(key: ConcernKey): ConcernTopic {
  const topic = concernTopics.find((name) => topics[name].some((one) => one === key));
  if (topic === undefined) throw new Error(`Nothing is said of ${key}.`);
  return topic;
}
