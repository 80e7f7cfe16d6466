import {
  type EmergencyNumbers,
  type FirstCall,
  firstCall,
  isCrisisLine,
} from "#domain/care/emergency-numbers.ts";
import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";
import { emergencyContacts } from "../numbers/view-model.ts";

export interface Guidance {
  readonly firstCall: FirstCall;
  readonly others: EmergencyNumbers;
  /** Lines for single groups of signs; other groups use the first call. */
  readonly lines: Readonly<Partial<Record<SignGroup, readonly CheckedNumber[]>>>;
}

/** The first call answers any emergency; a police-only or appointment-only line does not. */
export function guidanceFor(country: string | null): Guidance {
  const contacts = emergencyContacts(country);
  const first = firstCall(country);
  const calls = contacts.numbers.filter(({ by }) => by === "call");
  return {
    firstCall: first,
    others: {
      ...contacts,
      numbers: contacts.numbers.filter(({ number }) => number !== first.number),
      generalNumber: null,
    },
    lines: {
      "self-harm": calls.filter(isCrisisLine),
      violence: calls.filter(({ kind }) => kind === "gender-violence"),
    },
  };
}

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
  readonly concern: ConcernKey;
}

export const callNowSigns = {
  "pad-an-hour-for-two-hours": { group: "bleeding", concern: "bleed-heavy" },
  "heavy-and-faint": { group: "bleeding", concern: "bleed-heavy" },
  "low-blood-count-and-faint": { group: "bleeding", concern: "hb-emergency" },

  "maybe-pregnant-and-pain": { group: "pain-and-fever", concern: "ectopic" },
  "sudden-pelvic-pain": { group: "pain-and-fever", concern: "pelvic-acute" },
  "fever-and-pelvic-pain": { group: "pain-and-fever", concern: "fever-pelvic" },
  "coil-and-fever": { group: "pain-and-fever", concern: "iud-trouble" },
  "tampon-and-fever": { group: "pain-and-fever", concern: "toxic-shock" },
  "drowsy-with-fever": { group: "pain-and-fever", concern: "danger-sign" },
  "swollen-and-cannot-swallow": { group: "pain-and-fever", concern: "danger-sign" },

  "bleeding-while-pregnant": { group: "pregnant", concern: "preg-bleed" },
  "coil-and-positive-test": { group: "pregnant", concern: "iud-positive" },
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
  "danger-in-anyone": { group: "chest-leg-weakness", concern: "danger-sign" },
  "pressure-of-180": { group: "chest-leg-weakness", concern: "bp-emergency" },

  "thoughts-of-dying": { group: "self-harm", concern: "self-harm" },

  "hurt-or-threatened": { group: "violence", concern: "violence" },
  rape: { group: "violence", concern: "violence" },
} as const satisfies Record<string, Sign>;
export type CallNowSign = keyof typeof callNowSigns;

const signs = Object.keys(callNowSigns) as CallNowSign[];

export function signsIn(group: SignGroup): readonly CallNowSign[] {
  return signs.filter((sign) => callNowSigns[sign].group === group);
}

export const todaySigns = {
  "pressure-of-140-in-pregnancy": "bp-preg",
  "pressure-of-180-rested": "bp-180",
  "sugar-high-and-thirsty": "glucose-high",
  "sugar-low-and-awake": "glucose-low",
  "low-blood-count": "hb-severe",
  "low-blood-count-near-birth": "hb-low",
  "medicine-in-pregnancy": "medicine",
  "positive-test-with-coil": "iud-positive",
  "unprotected-sex": "ec-window",
  "sudden-pain": "pelvic-acute",
  "pain-with-discharge": "pid-mild",
  "sight-or-milk": "vision-prolactin",
  "fever-of-39": "fever",
  "headache-with-fever": "danger-sign",
  "pale-with-racing-heart": "danger-sign",
  "faint-or-belly-pain": "danger-sign",
  "ill-in-pregnancy": "sign",
} as const satisfies Record<string, ConcernKey>;
export type TodaySign = keyof typeof todaySigns;

export const goSoonSigns = {
  "pad-full-within-three-hours": ["bleed-heavy-cycle"],
  "clots-over-2.5-cm": ["bleed-heavy-cycle"],
  "bleeding-over-8-days": ["bleed-long"],
  "bleeding-between": ["bleed-between", "bleed-after-sex"],
  "bleeding-after-the-change": ["bleed-after-menopause"],
  "no-period-for-90-days": ["no-period"],
  "pain-of-8-or-more": ["pain-strong"],
  "breast-lump": ["breast-lump"],
  "hair-or-voice": ["androgen-signs"],
  "no-first-period": ["no-first-period"],
} as const satisfies Record<string, readonly ConcernKey[]>;
export type GoSoonSign = keyof typeof goSoonSigns;
