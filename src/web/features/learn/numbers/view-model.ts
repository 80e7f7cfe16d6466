import type { pregnancyAnswers } from "#contract/account/profile.ts";
import { type EmergencyNumbers, emergencyNumbers } from "#domain/care/emergency-numbers.ts";
import { type MaternalProgramme, maternalProgramme } from "#domain/care/maternal-programme.ts";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";

export type PregnancyAnswer = (typeof pregnancyAnswers)[number];

export type PregnancyCard =
  | { readonly kind: "question" }
  | { readonly kind: "programme"; readonly programme: MaternalProgramme }
  /** Pregnant, in a country without a confirmed message programme. */
  | { readonly kind: "ask-clinic" }
  | { readonly kind: "nothing" };

export function pregnancyCard(
  status: PregnancyAnswer | null,
  country: string | null,
): PregnancyCard {
  if (status === null) return { kind: "question" };
  if (status !== "pregnant") return { kind: "nothing" };
  const programme = maternalProgramme(country);
  return programme === null ? { kind: "ask-clinic" } : { kind: "programme", programme };
}

const ORDER: readonly CheckedNumber["kind"][] = [
  "emergency",
  "mental-health",
  "gender-violence",
  "child",
  "health",
];

export function emergencyContacts(country: string | null): EmergencyNumbers {
  const contacts = emergencyNumbers(country);
  const numbers = contacts.numbers.toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  return { ...contacts, numbers };
}
