import type { Patient } from "@medplum/fhirtypes";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { textOf } from "./text.ts";

/** How much a bundle says of who she is. */
export interface Identity {
  readonly withName: boolean;
  readonly withGender: boolean;
  /** As she typed it for this file; nothing keeps it. */
  readonly birthDate?: CalendarDay | undefined;
}

/** The patient: a name, a gender and a date of birth only as she chose for this file. */
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
