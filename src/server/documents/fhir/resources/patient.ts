import type { Patient } from "@medplum/fhirtypes";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { textOf } from "../codes/text.ts";

export interface Identity {
  readonly withName: boolean;
  readonly withGender: boolean;
  /** Typed for this file only and never stored. */
  readonly birthDate?: CalendarDay | undefined;
}

export function patientOf(
  uuid: string,
  name: string | undefined,
  { withGender, birthDate }: Pick<Identity, "withGender" | "birthDate">,
): Patient {
  const text = textOf(name);
  return {
    resourceType: "Patient",
    id: uuid,
    ...(text && { name: [{ text }] }),
    ...(withGender && { gender: "female" }),
    ...(birthDate && { birthDate }),
  };
}
