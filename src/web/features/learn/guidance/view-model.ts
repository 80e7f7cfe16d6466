import type { CheckedNumber } from "#domain/checked-numbers.ts";
import {
  type EmergencyNumbers,
  GENERAL_EMERGENCY_NUMBER,
  isCrisisLine,
} from "#domain/emergency-numbers.ts";
import { emergencyContacts } from "../numbers/view-model.ts";
import type { SignGroup } from "./call-now-signs.ts";

/** The number of the one large button. */
export interface FirstCall {
  readonly number: string;
  /** Its name where a source of her country confirms it; `null` where none does. */
  readonly service: string | null;
}

export interface Guidance {
  readonly firstCall: FirstCall;
  readonly others: EmergencyNumbers;
  /** Lines for one group of signs alone; a group that is not named has the first call. */
  readonly lines: Readonly<Partial<Record<SignGroup, readonly CheckedNumber[]>>>;
}

/**
 * Whom she can call in her country. The first call is always the number that answers any
 * emergency: a police or ambulance line alone, or one kept by appointment, does not.
 */
export function guidanceFor(country: string | null): Guidance {
  const contacts = emergencyContacts(country);
  const first = contacts.numbers.find(({ number }) => number === GENERAL_EMERGENCY_NUMBER);
  const calls = contacts.numbers.filter(({ by }) => by === "call");
  return {
    firstCall: { number: GENERAL_EMERGENCY_NUMBER, service: first?.service ?? null },
    others: {
      ...contacts,
      numbers: contacts.numbers.filter((entry) => entry !== first),
      generalNumber: null,
    },
    lines: {
      "self-harm": calls.filter(isCrisisLine),
      violence: calls.filter(({ kind }) => kind === "gender-violence"),
    },
  };
}
