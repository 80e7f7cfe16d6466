import type { CarePlan as CarePlanResource } from "@medplum/fhirtypes";
import type { CarePlan } from "#contract/account/care-plan.ts";
import { concept, inWords } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";

export function carePlanOf({ done }: CarePlan, subject: Subject): CarePlanResource[] {
  if (done.length === 0) return [];
  const activity = done.map((step) => ({
    detail: { status: "completed" as const, code: concept(["carePlan", step], inWords(step)) },
  }));
  const id = subject.uuidOf("carePlan");
  const patient = subject.patient;
  return [
    { resourceType: "CarePlan", id, status: "active", intent: "plan", subject: patient, activity },
  ];
}
