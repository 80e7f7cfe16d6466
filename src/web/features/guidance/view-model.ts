import type { CheckedNumber } from "#domain/checked-numbers.ts";
import { emergencyNumbers } from "#domain/emergency-numbers.ts";
import { callNowSigns, seeClinicSigns } from "#domain/heavy-bleeding.ts";

/** The number of the one large button: an emergency number of her country, else the general one. */
export interface FirstCall {
  readonly number: string;
  /** `null` for the general number, which no source of her country confirms. */
  readonly service: string | null;
}

export interface Guidance {
  readonly firstCall: FirstCall;
  /** Every other number, emergency first. */
  readonly others: readonly (CheckedNumber & { readonly checkedOn: string })[];
  readonly generalNumber: string | null;
  readonly askClinicFor: readonly ("emergency" | "mental-health")[];
}

/**
 * Whom she can call in her country. A line that takes only messages, or is kept by appointment,
 * is never the first call.
 */
export function guidanceFor(country: string | null): Guidance {
  const { numbers, generalNumber, askClinicFor } = emergencyNumbers(country);
  // An ambulance or police line alone answers one kind of call: 112 goes before it where it works.
  const first =
    numbers.find(({ kind, number }) => kind === "emergency" && number === GENERAL) ?? null;
  return {
    firstCall:
      first === null
        ? { number: generalNumber ?? GENERAL, service: null }
        : { number: first.number, service: first.service },
    others: numbers.filter((entry) => entry !== first),
    generalNumber,
    askClinicFor,
  };
}

const GENERAL = "112";

/** Spaces are for the eye; a telephone takes the digits. */
export function telLink(number: string): string {
  return `tel:${number.replaceAll(" ", "")}`;
}

/** Severe pain leads here too: sudden or on one side, it may be a pregnancy outside the womb or a twisted ovary. */
export const goNowSigns = [...callNowSigns, "sudden-strong-pelvic-pain"] as const;
export type GoNowSign = (typeof goNowSigns)[number];

export const goSoonSigns = [...seeClinicSigns, "pain-of-8-or-more"] as const;
export type GoSoonSign = (typeof goSoonSigns)[number];
