import type { BackgroundPart } from "#contract/visit/visit-head.ts";
import type { Speech } from "./speech.ts";

const illnesses = [
  "diabetes",
  "highBloodPressure",
  "clotOrStroke",
  "migraineWithAura",
  "breastCancer",
] as const;

/** Empty without answers. Height appears with the weight. A no is mentioned for smoking only. */
export function backgroundWords({ say }: Speech, background: BackgroundPart): string {
  const {
    firstPeriodAge: age,
    pregnancies,
    births,
    smoking,
    allergies,
    familyHistory: family,
  } = background;
  const counts = [
    pregnancies === undefined ? null : say("report.history.pregnancies", { count: pregnancies }),
    births === undefined ? null : say("report.history.births", { count: births }),
  ].filter((count) => count !== null);
  const facts = [
    age === undefined
      ? null
      : age === "not_yet"
        ? say("report.history.noPeriodYet")
        : say("report.history.firstPeriod", { age }),
    counts.length === 0 ? null : counts.join(", "),
    ...illnesses.map((key) => (background[key] === true ? say(`report.history.${key}`) : null)),
    smoking === undefined ? null : say(`report.smoking.${smoking}`),
    allergies === undefined ? null : say("report.history.allergies", { allergies }),
    family === undefined ? null : say("report.history.family", { family }),
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? "" : `${facts.join("; ")}.`;
}
