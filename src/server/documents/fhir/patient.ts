import type { Patient } from "@medplum/fhirtypes";
import { textOf } from "./text.ts";

/** Herself: without a name unless she asks, and without a date of birth, which nobody asked her. */
export function patientOf(uuid: string, name: string | undefined): Patient {
  const text = textOf(name);
  return { resourceType: "Patient", id: uuid, ...(text && { name: [{ text }] }) };
}
