import type { Patient, Reference } from "@medplum/fhirtypes";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

export interface Subject {
  readonly patient: Reference<Patient> & { readonly reference: string };
  /** A resource's id, stable across exports (decision 052). */
  readonly uuidOf: (...name: string[]) => string;
  readonly today: CalendarDay;
  readonly medicineNames: ReadonlyMap<string, string>;
  /** The assumed last day of each past period without a logged end, by cycle id. */
  readonly assumedEnds: ReadonlyMap<string, CalendarDay>;
}

export const referenceTo = (uuid: string) => ({ reference: `urn:uuid:${uuid}` });
