import type { CodeableConcept, Condition } from "@medplum/fhirtypes";
import type { StoredProfile } from "#contract/account/profile.ts";
import { concept } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";

/** ICD-10 of the WHO. Unlike SNOMED CT it needs no licence in the users' countries (decision 053). */
const ICD_10 = "http://hl7.org/fhir/sid/icd-10";

interface Illness {
  readonly key: string;
  readonly text: string;
  readonly code: string;
  readonly display: string;
}

const pcos: Illness = {
  key: "pcos",
  text: "Polycystic ovary syndrome (PCOS)",
  code: "E28.2",
  display: "Polycystic ovarian syndrome",
};
const endometriosis: Illness = {
  key: "endometriosis",
  text: "Endometriosis",
  code: "N80.9",
  display: "Endometriosis, unspecified",
};
/** One answer in the app ("PMS/PMDD"), and one code in ICD-10. */
const premenstrual: Illness = {
  key: "pms-pmdd",
  text: "Premenstrual syndrome or premenstrual dysphoric disorder (PMS/PMDD)",
  code: "N94.3",
  display: "Premenstrual tension syndrome",
};

export function conditionsOf(
  { pcosDiagnosis, setup }: Pick<StoredProfile, "pcosDiagnosis" | "setup">,
  subject: Subject,
): Condition[] {
  const { endo, pms_pmdd } = setup?.conditions ?? { endo: false, pms_pmdd: false };
  return [
    ...(pcosDiagnosis === "yes" ? [pcos] : []),
    ...(endo ? [endometriosis] : []),
    ...(pms_pmdd ? [premenstrual] : []),
  ].map((illness) => conditionOf(illness, subject));
}

function conditionOf({ key, text, code, display }: Illness, subject: Subject): Condition {
  const { coding = [] } = concept(["condition", key], text);
  return {
    resourceType: "Condition",
    id: subject.uuidOf("condition", key),
    clinicalStatus: status("condition-clinical", "active"),
    verificationStatus: status("condition-ver-status", "unconfirmed"),
    category: [status("condition-category", "problem-list-item")],
    code: { coding: [{ system: ICD_10, code, display }, ...coding], text },
    subject: subject.patient,
    asserter: subject.patient,
    note: [{ text: "As she told it; no clinician confirmed it to Mwezi." }],
  };
}

const status = (system: string, code: string): CodeableConcept => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code }],
});
