import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CheckedNumber } from "#domain/checked-numbers.ts";
import type { GoNowSign, GoSoonSign } from "../view-model.ts";

export const goNowLabels: Record<GoNowSign, MessageDescriptor> = {
  "soaks-a-pad-an-hour-for-two-hours": msg`You fill a pad or tampon an hour, or more, for two hours.`,
  fainting: msg`You faint, or feel that you are about to.`,
  "chest-pain-or-short-of-breath": msg`Your chest hurts, or you are short of breath.`,
  "bleeding-while-pregnant": msg`You bleed and you are pregnant, or may be.`,
  "sudden-strong-pelvic-pain": msg`Very strong pain low in your belly came suddenly, or is on one side.`,
};

export const goSoonLabels: Record<GoSoonSign, MessageDescriptor> = {
  "pad-full-within-three-hours": msg`A pad or tampon is full within three hours.`,
  "clots-over-2.5-cm": msg`You pass clots larger than 2.5 cm, about the size of a large coin.`,
  "bleeding-over-8-days": msg`You have been bleeding for more than 8 days.`,
  "pain-of-8-or-more": msg`Your pain is 8 of 10 or more.`,
};

export const kindLabels: Record<CheckedNumber["kind"], MessageDescriptor> = {
  emergency: msg`Emergency`,
  "mental-health": msg`To talk to someone, mental health`,
  "gender-violence": msg`If someone hurts you`,
  child: msg`For children and teenagers`,
  health: msg`Health advice`,
};

export const askClinicLabels: Record<"emergency" | "mental-health", MessageDescriptor> = {
  emergency: msg`We have no confirmed emergency number for your country yet. 112 works from most mobile phones. Ask your clinic for the local number.`,
  "mental-health": msg`We have no confirmed mental health line for your country yet. Ask your clinic.`,
};
