import { CHECKED_ON, type CheckedNumber, checkedNumbers } from "./checked-numbers.ts";

/** The number that works from most mobile phones, where no number of her country was confirmed. */
export const GENERAL_EMERGENCY_NUMBER = "112";

/** The two lines that the Emergency Contacts card always shows. */
const ALWAYS_SHOWN = ["emergency", "mental-health"] as const;

export interface EmergencyNumbers {
  readonly numbers: readonly (CheckedNumber & { readonly checkedOn: string })[];
  /** To be shown beside them; `null` when her country's own 112 is among them. */
  readonly generalNumber: string | null;
  /** Lines without a confirmed number: the card says "ask your clinic" in their place. */
  readonly askClinicFor: readonly ("emergency" | "mental-health")[];
}

/**
 * The numbers to call in a country, by its label in the profile: emergency first. Only numbers
 * confirmed with high or medium-high confidence are in it.
 * @example emergencyNumbers("Ghana").numbers[0]?.number // "112"
 */
export function emergencyNumbers(country: string | null): EmergencyNumbers {
  const numbers = checkedNumbers
    .filter((entry) => entry.country === country)
    .map((entry) => ({ ...entry, checkedOn: CHECKED_ON }));
  return {
    numbers,
    generalNumber: numbers.some(({ number }) => number === GENERAL_EMERGENCY_NUMBER)
      ? null
      : GENERAL_EMERGENCY_NUMBER,
    askClinicFor: ALWAYS_SHOWN.filter((kind) => numbers.every((entry) => entry.kind !== kind)),
  };
}
