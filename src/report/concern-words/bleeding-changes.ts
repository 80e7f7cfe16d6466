import type { ConcernWords } from "./words.ts";

export const bleedingChangeWords = {
  "bleed-between": {
    action: "Book a check of the cervix this week or next.",
    later: "Mention this bleeding at your next visit.",
    reason:
      "Bleeding between periods has many causes. Most are harmless, and all are worth a look.",
    ask: "Could I have a check of the cervix and a test for infections?",
    bring: "The day of your last screening, and whether you have a new partner.",
  },
  "bleed-after-sex": {
    action: "Book a check of the cervix this week or next.",
    later: "Say at your next visit whether you bled after sex again.",
    reason: "Bleeding after sex is looked at after one time already, most often for an infection.",
    ask: "Could I have a check of the cervix and a test for infections?",
    bring: "The day of your last screening, and whether you have a new partner.",
  },
  "bleed-after-menopause": {
    action: "Book now: bleeding after the change must be checked within two weeks.",
    later: "Mention this bleeding at your next visit.",
    reason: "Most causes are harmless. The lining of the womb is looked at to be sure.",
    ask: "Do I need a scan of the womb lining?",
    bring: "The day of your last period before this bleeding.",
  },
  perimenopause: {
    action: "Ask a clinic to check this change in bleeding.",
    reason: "Bleeding changes before the change, and some changes are looked at to be sure.",
    ask: "Does my weight, diabetes or PCOS make a check of the womb lining useful?",
  },
} as const satisfies Record<string, ConcernWords>;
