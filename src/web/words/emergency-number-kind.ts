import { msg } from "@lingui/core/macro";
import type { CheckedNumber } from "#domain/checked-numbers.ts";
import type { Labels } from "./labels.ts";

export const numberKindLabels: Labels<CheckedNumber["kind"]> = {
  emergency: msg`Medical emergency`,
  "mental-health": msg`Mental health crisis support`,
  "gender-violence": msg`If someone hurts you`,
  child: msg`For children and teenagers`,
  health: msg`Health advice`,
};
