import type { Patient, Reference } from "@medplum/fhirtypes";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

/** The patient of a bundle and what its resources refer to. */
export interface Subject {
  /** The Patient in the same bundle. */
  readonly patient: Reference<Patient> & { readonly reference: string };
  /** A resource's id, stable across exports (decision 052). */
  readonly uuidOf: (...name: string[]) => string;
  readonly today: CalendarDay;
  /** Medicine names by id. */
  readonly medicineNames: ReadonlyMap<string, string>;
  /** The assumed last day of each period that is over but was never ended, by cycle id. */
  readonly assumedEnds: ReadonlyMap<string, CalendarDay>;
}

export const referenceTo = (uuid: string) => ({ reference: `urn:uuid:${uuid}` });
