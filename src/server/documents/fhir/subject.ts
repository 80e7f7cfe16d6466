import type { Patient, Reference } from "@medplum/fhirtypes";
import type { CalendarDay } from "#domain/calendar-day.ts";

/** Whom the bundle is about, as far as every resource needs to know. */
export interface Subject {
  /** The Patient in the same bundle. */
  readonly patient: Reference<Patient> & { readonly reference: string };
  /** A resource's identifier: always the same for the same thing of hers (decision 021). */
  readonly uuidOf: (...name: string[]) => string;
  readonly today: CalendarDay;
  /** What each medicine is called, by its identifier. */
  readonly medicineNames: ReadonlyMap<string, string>;
  /** The last day of bleeding of each period she never ended and that is over, by its identifier. */
  readonly assumedEnds: ReadonlyMap<string, CalendarDay>;
}

export const referenceTo = (uuid: string) => ({ reference: `urn:uuid:${uuid}` });
