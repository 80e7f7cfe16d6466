import type { Medicine } from "#contract/entries/medicines.ts";
import type { Tried } from "#contract/insights/tried.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { asWritten } from "./language-parts.ts";

export function withOwnWords(report: VisitReport): VisitReport {
  const { name, reason, questions, background, labs, medicines, tried } = report;
  return {
    ...report,
    name: marked(name),
    ...(reason && { reason: asWritten(reason) }),
    questions: questions?.map(asWritten) ?? null,
    ...(background && { background: ofBackground(background) }),
    labs: labs && { ...labs, results: labs.results.map(withName) },
    medicines:
      medicines?.map((one) => ({ ...withName(one), sideEffects: marked(one.sideEffects) })) ?? null,
    ...(tried && { tried: tried.map(ofTried) }),
  };
}

export const medicineWithOwnWords = (medicine: Medicine): Medicine => ({
  ...withName(medicine),
  ...(medicine.why && { why: asWritten(medicine.why) }),
  ...(medicine.sideEffects && { sideEffects: asWritten(medicine.sideEffects) }),
});

const marked = (text: string | null) => (text ? asWritten(text) : text);

const withName = <Named extends { readonly name: string | null }>(one: Named): Named =>
  one.name ? { ...one, name: asWritten(one.name) } : one;

const ofBackground = (background: NonNullable<VisitReport["background"]>) => ({
  ...background,
  ...(background.allergies && { allergies: asWritten(background.allergies) }),
  ...(background.familyHistory && { familyHistory: asWritten(background.familyHistory) }),
});

const ofTried = (tried: Tried): Tried => ({
  ...withName(tried),
  alsoChanged: tried.alsoChanged.map(withName),
  comparisons: tried.comparisons.map((comparison) =>
    comparison.measure.kind === "lab"
      ? { ...comparison, measure: withName(comparison.measure) }
      : comparison,
  ),
});
