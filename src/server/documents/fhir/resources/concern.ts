import type { DetectedIssue } from "@medplum/fhirtypes";
import type { Concern, Urgency } from "#domain/concerns/engine/concern.ts";
import { spokenConcern } from "#report/concern-words/speech.ts";
import { inThirdPerson } from "#report/concern-words/third-person.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { concept } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { textOf } from "../codes/text.ts";

const SEVERITY: Readonly<Record<Urgency, NonNullable<DetectedIssue["severity"]>>> = {
  "call-now": "high",
  today: "high",
  "within-days": "moderate",
  mention: "low",
};

const SEEN: Partial<Record<Urgency, string>> = { "call-now": "She got help, by her note" };

/** Returns a concern as an issue detected by a rule, with the logged evidence; never a diagnosis. */
export function concernOf(concern: Concern, subject: Subject): DetectedIssue {
  const { key, subject: of, urgency, seenOn } = concern;
  const { action, reason, evidence } = spokenConcern(concern, english);
  return {
    resourceType: "DetectedIssue",
    id: subject.uuidOf("concern", key, of ?? ""),
    status: "final",
    code: concept(["concern", key], inThirdPerson(reason)),
    severity: SEVERITY[urgency],
    patient: subject.patient,
    identifiedDateTime: subject.today,
    detail: inThirdPerson(action),
    evidence: evidence.flatMap((line) => {
      const text = textOf(line);
      return text ? [{ code: [{ text }] }] : [];
    }),
    ...(seenOn && {
      mitigation: [
        { action: { text: SEEN[urgency] ?? "Seen by a clinician, by her note" }, date: seenOn },
      ],
    }),
  };
}
