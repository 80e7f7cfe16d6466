import type { Patient } from "@medplum/fhirtypes";
import { textOf } from "./text.ts";

/** The patient: with a name only on request, and without a date of birth, which Mwezi does not ask. */
export function patientOf(uuid: string, name: string | undefined): Patient {
  const text = textOf(name);
  return { resourceType: "Patient", id: uuid, ...(text && { name: [{ text }] }) };
}
