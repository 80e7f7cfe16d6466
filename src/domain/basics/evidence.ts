/**
 * How well a piece of advice is supported. A: systematic reviews or a guideline. B: some trials or
 * measurements, of low certainty. C: sensible, little studied; nothing stronger is claimed for it.
 */
export type EvidenceGrade = "A" | "B" | "C";

/** What a piece of advice rests on. `source` is the publication, or `null` for good sense alone. */
export interface Evidence {
  readonly grade: EvidenceGrade;
  readonly source: string | null;
}

/** International Evidence-based Guideline for PCOS: no kind of diet or exercise beats another. */
export const PCOS_GUIDELINE = "Teede et al. 2023, doi.org/10.1093/humrep/dead156";

export const GOOD_SENSE: Evidence = { grade: "C", source: null };
