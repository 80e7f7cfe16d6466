import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";
import type { Labels } from "./labels.ts";

export const numberKindLabels: Labels<CheckedNumber["kind"]> = {
  emergency: msg`Medical emergency`,
  "mental-health": msg`Mental health crisis support`,
  "gender-violence": msg`If someone hurts you`,
  child: msg`For children and teenagers`,
  health: msg`Health advice`,
};

/** Opening hours; `null` if unconfirmed. */
export const numberHoursLabels: Readonly<Record<CheckedNumber["hours"], MessageDescriptor | null>> =
  {
    always: msg`day and night`,
    "by-day": msg`by day`,
    "by-appointment": msg`by appointment, not for a crisis`,
    "not-confirmed": null,
  };
