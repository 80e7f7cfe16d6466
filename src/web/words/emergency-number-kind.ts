import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CheckedNumber } from "#domain/checked-numbers.ts";

export const numberKindLabels: Readonly<Record<CheckedNumber["kind"], MessageDescriptor>> = {
  emergency: msg`Medical emergency`,
  "mental-health": msg`Mental health crisis support`,
  "gender-violence": msg`If someone hurts you`,
  child: msg`For children and teenagers`,
  health: msg`Health advice`,
};
