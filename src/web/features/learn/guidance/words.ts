import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { GoNowSign, GoSoonSign } from "./view-model.ts";

export const goNowWords: Labels<GoNowSign> = {
  "soaks-a-pad-an-hour-for-two-hours": msg`You fill a pad or tampon an hour, or more, for two hours.`,
  fainting: msg`You faint, or feel that you are about to.`,
  "chest-pain-or-short-of-breath": msg`Your chest hurts, or you are short of breath.`,
  "bleeding-while-pregnant": msg`You bleed and you are pregnant, or may be.`,
  "sudden-strong-pelvic-pain": msg`Very strong pain low in your belly came suddenly, or is on one side.`,
};

export const goSoonWords: Labels<GoSoonSign> = {
  "pad-full-within-three-hours": msg`A pad or tampon is full within three hours.`,
  "clots-over-2.5-cm": msg`You pass clots larger than 2.5 cm, about the size of a large coin.`,
  "bleeding-over-8-days": msg`You have been bleeding for more than 8 days.`,
  "pain-of-8-or-more": msg`Your pain is 8 of 10 or more.`,
};
