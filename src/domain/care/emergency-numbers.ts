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
    // The police send no ambulance.
    askClinicFor: ALWAYS_SHOWN.filter((kind) =>
      numbers.every((entry) => entry.kind !== kind || entry.isPolice),
    ),
    directory: numbers.some(isCrisisLine) ? null : helplineDirectory,
  };
}

/**
 * The number behind "Call now": an emergency line of the country that sends an ambulance, else 112.
 * @example firstCall("Ethiopia") // { number: "112", service: null }: its 991 is the police
 */
export function firstCall(country: string | null): FirstCall {
  const own = checkedNumbers.find(
    (entry) => entry.country === country && entry.kind === "emergency" && !entry.isPolice,
  );
  return { number: own?.number ?? GENERAL_EMERGENCY_NUMBER, service: own?.service ?? null };
}

/** The number of the one large button. */
export interface FirstCall {
  readonly number: string;
  /** Its name where a source of her country confirms it; `null` where none does. */
  readonly service: string | null;
}

/** A line kept by appointment is for no crisis. */
export const isCrisisLine = ({ kind, hours }: CheckedNumber) =>
  kind === "mental-health" && hours !== "by-appointment";
