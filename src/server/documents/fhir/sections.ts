import type { VisitPart } from "#contract/visit/visit-report.ts";
import type { Origin } from "./contents.ts";
import type { Resource } from "./resources/resources.ts";

export interface Section {
  readonly title: string;
  /** LOINC code of a section of the International Patient Summary; the others have our own code. */
  readonly code?: string;
  /** Whether the narrative lists each entry; a long list is only counted. */
  readonly hasLines?: boolean;
  readonly whyEmpty?: { readonly code: "unavailable" | "withheld"; readonly text: string };
}

export type SectionKey =
  | "problems"
  | "medications"
  | "allergies"
  | "results"
  | "vitals"
  | "pregnancies"
  | "concerns"
  | "periods"
  | "contraception"
  | "about"
  | "documents";

export const sections: readonly (readonly [SectionKey, Section])[] = [
  [
    "problems",
    {
      title: "Problems",
      code: "11450-4",
      hasLines: true,
      whyEmpty: { code: "unavailable", text: "She has named no condition in Mwezi." },
    },
  ],
  [
    "medications",
    {
      title: "Medicines and supplements",
      code: "10160-0",
      hasLines: true,
      whyEmpty: { code: "unavailable", text: "She has listed no medicine in Mwezi." },
    },
  ],
  [
    "allergies",
    {
      title: "Allergies and intolerances",
      code: "48765-2",
      hasLines: true,
      whyEmpty: { code: "unavailable", text: "She has named no allergy in Mwezi." },
    },
  ],
  ["results", { title: "Results", code: "30954-2", hasLines: true }],
  ["vitals", { title: "Vital signs", code: "8716-3" }],
  ["pregnancies", { title: "History of pregnancies", code: "10162-6", hasLines: true }],
  ["concerns", { title: "What should be shown to a clinician", hasLines: true }],
  ["periods", { title: "Periods" }],
  ["contraception", { title: "Contraception and breastfeeding", hasLines: true }],
  ["about", { title: "About her, as she told it" }],
  ["documents", { title: "Documents", hasLines: true }],
];

/** Sections by origin; the diary and the doses taken are left to the collection. */
const sectionOfOrigin: Readonly<Partial<Record<Origin, SectionKey>>> = {
  report: "documents",
  concern: "concerns",
  profile: "about",
  healthBackground: "about",
  lifeStage: "contraception",
  cycle: "periods",
  measures: "vitals",
  labResult: "results",
  medicine: "medications",
  upload: "documents",
};

const partOf: Readonly<Partial<Record<SectionKey, VisitPart>>> = {
  problems: "background",
  medications: "medicines",
  allergies: "background",
  results: "labs",
  vitals: "measures",
  pregnancies: "background",
  concerns: "flags",
  periods: "cycles",
  contraception: "background",
  about: "background",
};

/** Whether a summary contains what comes from there; without chosen parts, all of its sections. */
export function isChosen(
  key: SectionKey | null,
  from: Origin | null,
  parts: readonly VisitPart[] | undefined,
): boolean {
  if (key === null || parts === undefined || from === "report") return key !== null;
  const { [key]: part } = partOf;
  return part !== undefined && parts.includes(part);
}

/** Returns the section of a resource; `null` for the patient and for what a summary leaves out. */
export function sectionOf(from: Origin, resource: Resource): SectionKey | null {
  if (resource.resourceType === "Condition") return "problems";
  if (resource.resourceType === "AllergyIntolerance") return "allergies";
  // A chart of temperatures is no vital sign for a summary.
  if (from === "ovulation") return null;
  const { [from]: section = null } = sectionOfOrigin;
  if (resource.resourceType !== "Observation") return section;
  const has = (code: string) =>
    [resource.code, ...(resource.category ?? [])].some(({ coding }) =>
      coding?.some((one) => one.code === code),
    );
  if (has("laboratory")) return "results";
  if (has("vital-signs")) return "vitals";
  return has("life-stage.pregnancy") ? "pregnancies" : section;
}
