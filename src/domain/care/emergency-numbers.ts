import { type CheckedNumber, checkedNumbers } from "../labs/checked-numbers.ts";

/** The number that works from most mobile phones, where no number of her country was confirmed. */
export const GENERAL_EMERGENCY_NUMBER = "112";

/** The two lines that the Emergency Contacts card always shows. */
const ALWAYS_SHOWN = ["emergency", "mental-health"] as const;

/** Lists crisis lines by country. Named where we have no confirmed one; it was not checked by us. */
export const helplineDirectory = {
  name: "findahelpline.com",
  address: "https://findahelpline.com",
} as const;

export interface EmergencyNumbers {
  readonly numbers: readonly CheckedNumber[];
  /** To be shown beside them; `null` when her country's own 112 is among them. */
  readonly generalNumber: string | null;
  /** Lines without a confirmed number: the card says "ask your clinic" in their place. */
  readonly askClinicFor: readonly ("emergency" | "mental-health")[];
  /** Where to look for a crisis line; `null` when her country's own is among the numbers. */
  readonly directory: typeof helplineDirectory | null;
}

/**
 * The numbers to call in a country, by its label in the profile: emergency first. Only numbers
 * confirmed with high or medium-high confidence are in it.
 * @example emergencyNumbers("Ghana").numbers[0]?.number // "112"
 */
export function emergencyNumbers(country: string | null): EmergencyNumbers {
  const numbers = checkedNumbers.filter((entry) => entry.country === country);
  return {
    numbers,
    generalNumber: numbers.some(({ number }) => number === GENERAL_EMERGENCY_NUMBER)
      ? null
      : GENERAL_EMERGENCY_NUMBER,
    askClinicFor: ALWAYS_SHOWN.filter((kind) => numbers.every((entry) => entry.kind !== kind)),
    directory: numbers.some(isCrisisLine) ? null : helplineDirectory,
  };
}

/** A line kept by appointment is for no crisis. */
export const isCrisisLine = ({ kind, hours }: CheckedNumber) =>
  kind === "mental-health" && hours !== "by-appointment";
