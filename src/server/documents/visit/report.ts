import { concernsIn } from "#contract/insights/concerns-in.ts";
import type { VisitOptions } from "#contract/visit/visit.ts";
import { type VisitPart, type VisitReport, visitParts } from "#contract/visit/visit-report.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import type { Owner } from "#server/storage/owner.ts";
import { backgroundPart } from "./parts/background.ts";
import { bleedingPart, cyclesPart, forecastPart } from "./parts/cycles.ts";
import { moodPart, painPart, symptomsPart } from "./parts/feelings.ts";
import { contraceptionInUse, hormonesPart, pregnancySigns } from "./parts/life-stages.ts";
import { bodyPart, labsPart, measuresPart } from "./parts/measured.ts";
import { medicinesPart } from "./parts/medicines.ts";
import { readSources, type Sources } from "./parts/sources.ts";
import { triedPart } from "./parts/tried.ts";

interface ReportParts {
  readonly journal: { readonly read: (owner: Owner) => Reader };
  readonly owner: Owner;
  readonly today: CalendarDay;
}

export async function makeVisitReport(
  { journal, owner, today }: ReportParts,
  { months, include, withName = false }: VisitOptions,
): Promise<VisitReport> {
  const sources = await readSources(journal.read(owner), today, months);
  const { days, facts, profile, plan } = sources;
  const optional = <Part>(part: VisitPart, make: (sources: Sources) => Part) =>
    include.includes(part) ? make(sources) : null;
  return {
    made: today,
    period: { ...days, months },
    name: (withName && profile?.name) || null,
    age: facts.age ?? null,
    pcos: profile?.pcosDiagnosis ?? null,
    endometriosis: profile?.setup?.conditions.endo ?? false,
    contraception: profile?.contraception ?? null,
    ...contraceptionInUse(sources),
    pregnancy: profile?.pregnancyStatus ?? null,
    pregnancySigns: pregnancySigns(sources),
    hormones: optional("medicines", hormonesPart) ?? [],
    reason: plan?.reason || null,
    background: optional("background", backgroundPart),
    questions: optional("questions", () => plan?.questions ?? []),
    flags: optional("flags", ({ story }) => concernsIn(story, today)),
    cycles: optional("cycles", cyclesPart),
    forecast: optional("forecast", forecastPart),
    bleeding: optional("bleeding", bleedingPart),
    pain: optional("pain", painPart),
    symptoms: optional("symptoms", symptomsPart),
    mood: optional("mood", moodPart),
    labs: optional("labs", labsPart),
    measures: optional("measures", measuresPart),
    ...(sources.background?.height !== undefined &&
      include.includes("measures") && { height: sources.background.height }),
    medicines: optional("medicines", medicinesPart),
    tried: optional("tried", triedPart),
    body: optional("body", bodyPart),
    leftOut: visitParts.filter((part) => !include.includes(part)),
  };
}
