import type { MedicationStatement } from "@medplum/fhirtypes";
import type { Dose, Medicine } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { concept } from "../codes/concept.ts";
import { referenceTo, type Subject } from "../codes/subject.ts";
import { noteOf, textOf } from "../codes/text.ts";
import { dosageOf } from "./schedule.ts";

const CATEGORY = {
  coding: [
    {
      system: "http://terminology.hl7.org/CodeSystem/medication-statement-category",
      code: "patientspecified",
      display: "Patient Specified",
    },
  ],
};

const statement = (subject: Subject, name: readonly string[], medicine: string | undefined) => ({
  resourceType: "MedicationStatement" as const,
  id: subject.uuidOf(...name),
  category: CATEGORY,
  subject: subject.patient,
  informationSource: subject.patient,
  medicationCodeableConcept: { text: textOf(medicine) ?? "A medicine no longer in her list" },
});

export function medicineOf(medicine: Medicine, subject: Subject): MedicationStatement {
  const { id, name, startDate, endDate } = medicine;
  const why = textOf(medicine.why);
  return {
    ...statement(subject, ["medicine", id], name),
    status: statusOf(medicine, subject.today),
    effectivePeriod: { start: startDate, ...(endDate && { end: endDate }) },
    ...(why && { reasonCode: [{ text: why }] }),
    dosage: [dosageOf(medicine)],
    ...noteOf(medicine.sideEffects && `Side effects: ${medicine.sideEffects}`),
  };
}

function statusOf({ startDate, endDate }: Medicine, today: CalendarDay) {
  if (startDate > today) return "intended";
  return endDate && endDate < today ? "completed" : "active";
}

export function doseOf(dose: Dose, subject: Subject): MedicationStatement {
  const { medicineId, date, slot, answer } = dose;
  const name = subject.medicineNames.get(medicineId);
  return {
    ...statement(subject, ["dose", medicineId, date, String(slot)], name),
    status: answer === "skipped" ? "not-taken" : "completed",
    statusReason: [concept(["dose", answer], DOSE_WORDS[answer])],
    effectiveDateTime: date,
    ...(name && { derivedFrom: [referenceTo(subject.uuidOf("medicine", medicineId))] }),
    ...noteOf(dose.notes),
  };
}

const DOSE_WORDS = { taken: "Taken", late: "Taken late", skipped: "Left out" } as const;
