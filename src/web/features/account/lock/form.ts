import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { PIN_PATTERN } from "#web/entry/lock/pin.ts";

export interface PinDraft {
  readonly pin: string;
  readonly again: string;
}

export type PinProblems = Partial<Record<keyof PinDraft, MessageDescriptor>>;

export function pinProblems({ pin, again }: PinDraft): PinProblems {
  if (!PIN_PATTERN.test(pin)) return { pin: msg`Use 4 to 8 digits.` };
  if (new Set(pin).size === 1) return { pin: msg`Use more than one digit.` };
  return pin === again ? {} : { again: msg`The two PINs differ.` };
}

export const LOCK_MINUTES = [0, 1, 5, 15] as const;
export const USUAL_MINUTES = 1;
