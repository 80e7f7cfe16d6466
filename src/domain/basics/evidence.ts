/**
 * How well a piece of advice is supported. A: systematic reviews or a guideline. B: some trials or
 * measurements, of low certainty. C: sensible but little studied; no stronger claim is made.
 */
export type EvidenceGrade = "A" | "B" | "C";

/** The support of a piece of advice. `source` is the publication, or `null` for common sense. */
export interface Evidence {
  readonly grade: EvidenceGrade;
  readonly source: string | null;
}

/** International PCOS guideline: finds no diet or exercise better than another. */
export const PCOS_GUIDELINE = "Teede et al. 2023, doi.org/10.1093/humrep/dead156";

export const GOOD_SENSE: Evidence = { grade: "C", source: null };
