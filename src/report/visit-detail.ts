import { type VisitPart, type VisitReport, visitParts } from "#contract/visit-report.ts";
import { hairSites, hairTotal } from "#domain/ferriman-gallwey.ts";
import { concernLines } from "./concern-lines.ts";
import {
  emptySection,
  type Fill,
  LAB_COLUMNS,
  labRows,
  latestIndices,
  phases,
  type ReportSection,
  reportTable,
} from "./visit-sections.ts";
import {
  adherenceWords,
  countWords,
  dayWords,
  doseWords,
  flowWords,
  indexWords,
  scheduleWords,
  sideEffectWords,
  siteWords,
  symptomWords,
} from "./visit-words.ts";

/** The detailed version: every row of every chosen part that has a table, however long. */
export function detailSections(report: VisitReport): ReportSection[] {
  return visitParts.flatMap((part) => {
    const content = report[part] === null ? undefined : details[part]?.(report);
    const section = { ...emptySection(part), ...content };
    return section.list.length === 0 && section.table === null ? [] : [section];
  });
}

const details: Readonly<Partial<Record<VisitPart, Fill>>> = {
  questions: ({ questions }) => ({ list: questions ?? [] }),
  flags: ({ flags }) => ({ list: concernLines(flags?.concerns ?? []) }),
  cycles: ({ cycles }) => ({
    table: reportTable(
      { "First day": 6, Length: 4, Bleeding: 4, Flow: 4, Spotting: 4, Ovulation: 6, Notes: 8 },
      (cycles?.strip ?? [])
        .toReversed()
        .map((cycle) => [
          dayWords(cycle.startDay),
          cycle.length === null ? "current" : countWords(cycle.length, "day"),
          cycle.bleedingDays === null ? "–" : countWords(cycle.bleedingDays, "day"),
          cycle.flow === null ? "–" : flowWords[cycle.flow],
          cycle.hasSpotting ? "yes" : "–",
          cycle.ovulationDay === null ? "–" : dayWords(cycle.ovulationDay),
          [
            cycle.isUnsure ? "day unsure" : null,
            cycle.isJoined ? "started twice" : null,
            cycle.isLeftOut ? "not in averages" : null,
          ]
            .filter((note) => note !== null)
            .join(", ") || "–",
        ]),
    ),
  }),
  symptoms: ({ symptoms }) => ({
    lines: symptoms?.rows.length ? ["Days in each phase, with the average of 10."] : [],
    table: reportTable(
      {
        Symptom: 9,
        Days: 3,
        Average: 4,
        Worst: 3,
        Period: 5,
        Follicular: 5,
        Ovulatory: 5,
        Luteal: 5,
      },
      (symptoms?.rows ?? []).map((row) => [
        symptomWords[row.type],
        String(row.days),
        String(row.average ?? "–"),
        String(row.worst ?? "–"),
        ...phases.map((phase) => phaseCell(row.phases?.[phase])),
      ]),
    ),
  }),
  labs: ({ labs }) => ({
    table: reportTable(LAB_COLUMNS, [
      ...labRows(labs?.results ?? []),
      ...(labs?.indices ?? []).map(({ index, value, date }) => [
        indexWords[index].name,
        String(value),
        "worked out",
        "–",
        dayWords(date),
      ]),
    ]),
    lines: latestIndices(labs),
  }),
  measures: ({ measures }) => ({
    table: reportTable(
      { Date: 6, "Blood pressure": 7, Weight: 5, Waist: 5 },
      (measures ?? []).map(({ date, systolic, diastolic, weight, waist }) => [
        dayWords(date),
        systolic === null ? "–" : `${systolic}/${diastolic} mmHg`,
        cellWords(weight, " kg"),
        cellWords(waist, " cm"),
      ]),
    ),
  }),
  medicines: ({ medicines }) => ({
    table: reportTable(
      { Name: 11, How: 9, From: 7, To: 7, Taken: 6, "No answer": 5 },
      (medicines ?? []).map((medicine) => [
        [medicine.name, doseWords(medicine)].filter(Boolean).join(" "),
        scheduleWords(medicine.schedule),
        dayWords(medicine.startDate),
        medicine.endDate === null ? "–" : dayWords(medicine.endDate),
        adherenceWords(medicine.adherence),
        medicine.adherence.kind === "counted" ? String(medicine.adherence.unanswered) : "–",
      ]),
    ),
    lines: (medicines ?? []).flatMap(({ name, sideEffects }) =>
      sideEffects === null ? [] : [sideEffectWords(name, sideEffects)],
    ),
  }),
  body: ({ body }) => ({
    lines: (body ?? []).flatMap(({ date, hair }) =>
      hair === undefined
        ? []
        : [
            `${dayWords(date)}: ${hairSites.map((site) => `${siteWords[site]} ${hair[site]}`).join(", ")}.`,
          ],
    ),
    table: reportTable(
      {
        Date: 6,
        "Hair score of 36": 6,
        "Acne of 4": 4,
        "Hair thinning of 3": 6,
        "Darker skin folds": 6,
      },
      (body ?? []).map(({ date, hair, acne, hairThinning, acanthosis }) => [
        dayWords(date),
        hair === undefined ? "–" : cellWords(hairTotal(hair)),
        cellWords(acne ?? null),
        cellWords(hairThinning ?? null),
        acanthosis === undefined ? "–" : acanthosis ? "yes" : "no",
      ]),
    ),
  }),
};

const cellWords = (value: number | null, unit = "") => (value === null ? "–" : `${value}${unit}`);

function phaseCell(cell: { readonly days: number; readonly average: number | null } | undefined) {
  if (cell === undefined || cell.days === 0) return "–";
  return `${cell.days} (${cell.average})`;
}
