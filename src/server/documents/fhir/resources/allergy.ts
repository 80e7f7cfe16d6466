import type { AllergyIntolerance, CodeableConcept } from "@medplum/fhirtypes";
import type { Subject } from "../codes/subject.ts";
import { textOf } from "../codes/text.ts";

const SYSTEM = "http://terminology.hl7.org/CodeSystem/allergyintolerance-";
/** "None" as an answer is not an allergy. */
const NONE = /^(?:no|none|nil|nothing|n\/a)\b/i;

export function allergyOf(words: string | undefined, subject: Subject): AllergyIntolerance[] {
  const text = textOf(words);
  if (!text || NONE.test(text)) return [];
  return [
    {
      resourceType: "AllergyIntolerance",
      id: subject.uuidOf("allergies"),
      clinicalStatus: status("clinical", "active"),
      verificationStatus: status("verification", "unconfirmed"),
      code: { text },
      patient: subject.patient,
      asserter: subject.patient,
      note: [{ text: "As she wrote it in Mwezi. Not confirmed by a clinician." }],
    },
  ];
}

const status = (kind: "clinical" | "verification", code: string): CodeableConcept => ({
  coding: [{ system: `${SYSTEM}${kind}`, code }],
});
