import type { ConcernKey } from "#domain/concerns/concern-key.ts";

/**
 * The words of concerns lie in a catalogue for each topic: a screen needs those of the few she has.
 * Each is called after the file its words begin in. Here are no words: who knows a concern's topic
 * need not have fetched them.
 */
const topics = {
  bleeding: [
    "bleed-heavy",
    "bleed-postpartum",
    "hb-emergency",
    "hb-severe",
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
    "self-harm",
    "violence",
    "danger-sign",
    "bp-preg",
  ],
  infection: [
    "fever-pelvic",
    "toxic-shock",
    "postpartum-sepsis",
    "pid-mild",
    "fever",
    "androgen-high",
    "diabetes-first",
    "hb-low",
    "thyroid-or-prolactin",
    "lab-range",
  ],
  "heart-and-sugar": [
    "clot",
    "dka",
    "hypo-severe",
    "bp-emergency",
    "bp-180",
    "glucose-high",
    "glucose-low",
    "pain-strong",
    "ovary-signs",
    "breast-lump",
    "androgen-signs",
    "bp-high",
  ],
  "sudden-pain": [
    "ectopic",
    "pelvic-acute",
    "iud-positive",
    "ec-window",
    "vision-prolactin",
    "heavy-or-long-bleeding",
    "severe-pain",
    "moderate-pain",
    "severe-acne",
  ],
  periods: [
    "bleed-long",
    "open-period",
    "bleed-heavy-cycle",
    "no-period",
    "no-first-period",
    "injection-late",
    "combined-method",
    "method-and-inducer",
    "iud-trouble",
    "cycle-length",
    "long-gap",
  ],
  medicines: ["medicine", "same-substance"],
  checks: ["mood-low", "premenstrual-mood", "sleep-apnoea", "screening", "b12"],
} as const satisfies Record<string, readonly ConcernKey[]>;
export type ConcernTopic = keyof typeof topics;

export const concernTopics = Object.keys(topics) as ConcernTopic[];

/**
 * The catalogue that has what is said of a concern.
 * @example topicOf("bleed-heavy") // "bleeding"
 */
export function topicOf(key: ConcernKey): ConcernTopic {
  const topic = concernTopics.find((name) => topics[name].some((one) => one === key));
  if (topic === undefined) throw new Error(`Nothing is said of ${key}.`);
  return topic;
}
