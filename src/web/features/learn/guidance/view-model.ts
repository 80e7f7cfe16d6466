import { GENERAL_EMERGENCY_NUMBER } from "#domain/emergency-numbers.ts";
import { callNowSigns, seeClinicSigns } from "#domain/heavy-bleeding.ts";
import { type EmergencyContacts, emergencyContacts } from "../numbers/view-model.ts";

/** The number of the one large button. */
export interface FirstCall {
  readonly number: string;
  /** Its name where a source of her country confirms it; `null` where none does. */
  readonly service: string | null;
}

interface Guidance {
  readonly firstCall: FirstCall;
  readonly others: EmergencyContacts;
}

/**
 * Whom she can call in her country. The first call is always the number that answers any
 * emergency: a police or ambulance line alone, or one kept by appointment, does not.
 */
export function guidanceFor(country: string | null): Guidance {
  const { numbers, askClinicFor } = emergencyContacts(country);
  const first = numbers.find(({ number }) => number === GENERAL_EMERGENCY_NUMBER);
  return {
    firstCall: { number: GENERAL_EMERGENCY_NUMBER, service: first?.service ?? null },
    others: {
      numbers: numbers.filter((entry) => entry !== first),
      generalNumber: null,
      askClinicFor,
    },
  };
}

/** Severe pain leads here too: sudden or on one side, it may be a pregnancy outside the womb or a twisted ovary. */
export const goNowSigns = [...callNowSigns, "sudden-strong-pelvic-pain"] as const;
export type GoNowSign = (typeof goNowSigns)[number];

export const goSoonSigns = [...seeClinicSigns, "pain-of-8-or-more"] as const;
export type GoSoonSign = (typeof goSoonSigns)[number];
