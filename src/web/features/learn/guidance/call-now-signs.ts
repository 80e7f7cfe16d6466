import type { CallNowKey } from "#domain/concerns/concern-key.ts";

/** What a frightened woman looks for first, in the order of the page. */
export const signGroups = [
  "bleeding",
  "pain-and-fever",
  "pregnant",
  "after-birth-or-loss",
  "diabetes",
  "chest-leg-weakness",
  "self-harm",
  "violence",
] as const;
export type SignGroup = (typeof signGroups)[number];

interface Sign {
  readonly group: SignGroup;
  /** The rule that looks for it in what she logs. */
  readonly concern: CallNowKey;
}

/** Everything that calls for help at once, each line once. */
export const callNowSigns = {
  "pad-an-hour-for-two-hours": { group: "bleeding", concern: "bleed-heavy" },
  "heavy-and-faint": { group: "bleeding", concern: "bleed-heavy" },
  "low-blood-count-and-faint": { group: "bleeding", concern: "hb-emergency" },

  "maybe-pregnant-and-pain": { group: "pain-and-fever", concern: "ectopic" },
  "sudden-pelvic-pain": { group: "pain-and-fever", concern: "pelvic-acute" },
  "fever-and-pelvic-pain": { group: "pain-and-fever", concern: "fever-pelvic" },
  "tampon-and-fever": { group: "pain-and-fever", concern: "toxic-shock" },

  "bleeding-while-pregnant": { group: "pregnant", concern: "preg-bleed" },
  "headache-or-swelling": { group: "pregnant", concern: "preeclampsia" },
  "pressure-of-160": { group: "pregnant", concern: "bp-preg-severe" },
  "baby-moves-less": { group: "pregnant", concern: "movements" },
  "danger-in-pregnancy": { group: "pregnant", concern: "preg-danger" },

  "pad-in-one-hour": { group: "after-birth-or-loss", concern: "bleed-postpartum" },
  "fever-after-birth": { group: "after-birth-or-loss", concern: "postpartum-sepsis" },
  "headache-after-birth": { group: "after-birth-or-loss", concern: "preeclampsia" },
  "pressure-after-birth": { group: "after-birth-or-loss", concern: "bp-preg-severe" },

  "sugar-high-and-ill": { group: "diabetes", concern: "dka" },
  ketones: { group: "diabetes", concern: "dka" },
  "sugar-low-and-drowsy": { group: "diabetes", concern: "hypo-severe" },

  "leg-chest-or-weakness": { group: "chest-leg-weakness", concern: "clot" },
  "pressure-of-180": { group: "chest-leg-weakness", concern: "bp-emergency" },

  "thoughts-of-dying": { group: "self-harm", concern: "self-harm" },

  "hurt-or-threatened": { group: "violence", concern: "violence" },
  rape: { group: "violence", concern: "violence" },
} as const satisfies Record<string, Sign>;
export type CallNowSign = keyof typeof callNowSigns;

const signs = Object.keys(callNowSigns) as CallNowSign[];

/** The lines under one heading, in order. */
export function signsIn(group: SignGroup): readonly CallNowSign[] {
  return signs.filter((sign) => callNowSigns[sign].group === group);
}

/** What is worth a visit within days. */
export const goSoonSigns = [
  "pad-full-within-three-hours",
  "clots-over-2.5-cm",
  "bleeding-over-8-days",
  "bleeding-between",
  "bleeding-after-the-change",
  "no-period-for-90-days",
  "pain-of-8-or-more",
  "breast-lump",
] as const;
export type GoSoonSign = (typeof goSoonSigns)[number];
