import type { pregnancyAnswers } from "#contract/account/profile.ts";
import { type EmergencyNumbers, emergencyNumbers } from "#domain/care/emergency-numbers.ts";
import { type MaternalProgramme, maternalProgramme } from "#domain/care/maternal-programme.ts";
import type { CheckedNumber } from "#domain/labs/checked-numbers.ts";

export type PregnancyAnswer = (typeof pregnancyAnswers)[number];

/** What the Resources tab has to say of pregnancy. */
export type PregnancyCard =
  | { readonly kind: "question" }
  | { readonly kind: "programme"; readonly programme: MaternalProgramme }
  /** Pregnant, in a country without a programme whose number could be checked. */
  | { readonly kind: "ask-clinic" }
  | { readonly kind: "nothing" };

/** The question is asked once: not when the profile has an answer, nor when one was just chosen. */
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

/** Whom she can call in her country, by what it is for. */
export function emergencyContacts(country: string | null): EmergencyNumbers {
  const contacts = emergencyNumbers(country);
  const numbers = contacts.numbers.toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  return { ...contacts, numbers };
}
