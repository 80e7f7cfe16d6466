import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CheckedNumber } from "#domain/checked-numbers.ts";
import { numberKindLabels } from "#web/words/emergency-number-kind.ts";

/** What a number is for: one kept by appointment is for no crisis. */
export const purposeWords = ({ kind, hours }: CheckedNumber): MessageDescriptor =>
  kind === "mental-health" && hours === "by-appointment"
    ? msg`To talk to someone, mental health`
    : numberKindLabels[kind];

export const askClinicWords: Readonly<Record<"emergency" | "mental-health", MessageDescriptor>> = {
  emergency: msg`We have no confirmed emergency number for your country yet. Ask your clinic for the local number.`,
  "mental-health": msg`We have no confirmed mental health line for your country yet. Ask your clinic.`,
};
