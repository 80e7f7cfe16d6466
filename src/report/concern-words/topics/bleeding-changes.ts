import type { ConcernWords } from "../words.ts";

export const bleedingChangeWords = {
  "bleed-between": {
    action: "Book a check of the cervix this week or next.",
    later: "Mention this bleeding at your next visit.",
    reason: "Bleeding between periods has many causes. Most are harmless, and a check can tell.",
    ask: "Could I have a check of the cervix and a test for infections?",
    bring: "The day of your last screening, and whether you have a new partner.",
  },
  "bleed-after-sex": {
    action: "Book a check of the cervix this week or next.",
    later: "At your next visit, say whether you bled after sex again.",
    reason: "Get bleeding after sex checked, even once. It is often an infection.",
    ask: "Could I have a check of the cervix and a test for infections?",
    bring: "The day of your last screening, and whether you have a new partner.",
  },
  "bleed-after-menopause": {
    action: "Book now: bleeding after menopause must be checked within two weeks.",
    later: "Mention this bleeding at your next visit.",
    reason: "Most causes are harmless. A clinic checks the lining of the womb to be sure.",
    ask: "Do I need a scan of the womb lining?",
    bring: "The day of your last period before this bleeding.",
  },
  perimenopause: {
    action: "See a clinic this week about this change in bleeding.",
    later: "Mention this change in bleeding at your next visit.",
    reason: "Bleeding often changes before menopause. A clinic checks some changes to be sure.",
    ask: "Does my weight, diabetes or PCOS make a check of the womb lining useful?",
  },
} as const satisfies Record<string, ConcernWords>;
