import { type CheckedNumber, checkedNumbers } from "../labs/checked-numbers.ts";

/** Works from most mobile phones; used where no national number is confirmed. */
export const GENERAL_EMERGENCY_NUMBER = "112";

const ALWAYS_SHOWN = ["emergency", "mental-health"] as const;

/** A directory of crisis lines by country; not checked by us. */
export const helplineDirectory = {
  name: "findahelpline.com",
  address: "https://findahelpline.com",
} as const;

export interface EmergencyNumbers {
  readonly numbers: readonly CheckedNumber[];
  /** Shown beside the numbers; `null` if 112 is among them. */
  readonly generalNumber: string | null;
  /** Kinds without a confirmed number: the card says "ask your clinic" instead. */
  readonly askClinicFor: readonly ("emergency" | "mental-health")[];
  /** Where to find a crisis line; `null` if the numbers include one. */
  readonly directory: typeof helplineDirectory | null;
}

/**
 * Returns the numbers to call in a country, by its profile label, emergency first. Includes only
 * numbers confirmed with high or medium-high confidence.
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
 * Returns the number behind "Call now": a national line that sends an ambulance, else 112.
 * @example firstCall("Ethiopia") // { number: "112", service: null }: its 991 is the police
 */
export function firstCall(country: string | null): FirstCall {
  const own = checkedNumbers.find(
    (entry) => entry.country === country && entry.kind === "emergency" && !entry.isPolice,
  );
  return { number: own?.number ?? GENERAL_EMERGENCY_NUMBER, service: own?.service ?? null };
}

export interface FirstCall {
  readonly number: string;
  /** The service's name if a national source confirms it, else `null`. */
  readonly service: string | null;
}

/** A line by appointment is not for a crisis. */
export const isCrisisLine = ({ kind, hours }: CheckedNumber) =>
  kind === "mental-health" && hours !== "by-appointment";
