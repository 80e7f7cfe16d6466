import {
  type StripCycle,
  type VisitPart,
  type VisitReport,
  visitParts,
} from "#contract/visit/visit-report.ts";
import { asMeasured } from "#domain/labs/measures/measure-precision.ts";
import { hairSites, hairTotal } from "#domain/pcos/ferriman-gallwey.ts";
import { concernLines } from "./concern-lines.ts";
import { dayWords, numberWords, type Speech } from "./speech.ts";
import {
  emptySection,
  type Fill,
  LAB_COLUMNS,
  labRows,
  latestIndices,
  phaseNotes,
  phases,
  type ReportSection,
  reportTable,
} from "./visit-sections.ts";
import { adherenceWords, doseWords, scheduleWords } from "./visit-words.ts";

/** The detailed version: every row of every chosen part with a table, however long. */
export function detailSections(speech: Speech, report: VisitReport): ReportSection[] {
  return visitParts.flatMap((part) => {
    const content = report[part] === null ? undefined : details[part]?.(speech, report);
    const section = { ...emptySection(speech, part), ...content };
    return section.list.length === 0 && section.table === null ? [] : [section];
  });
}

const details: Readonly<Partial<Record<VisitPart, Fill>>> = {
  questions: (_, { questions }) => ({ list: questions ?? [] }),
  flags: (speech, { flags, labs }) => ({
    list: concernLines(speech, flags?.concerns ?? [], labs),
  }),
  cycles: (speech, { cycles }) => ({
    table: reportTable(
      speech,
      CYCLE_COLUMNS,
      (cycles?.strip ?? []).toReversed().map((cycle) => cycleRow(speech, cycle)),
    ),
  }),
  symptoms: (speech, { symptoms }) => ({
    lines: symptoms?.rows.length
      ? [speech.say("report.note.phases"), ...phaseNotes(speech, symptoms)]
      : [],
    table: reportTable(
      speech,
      SYMPTOM_COLUMNS,
      (symptoms?.rows ?? []).map((row) => [
        speech.say(`report.symptom.${row.type}`),
        String(row.days),
        cellWords(speech, row.average),
        cellWords(speech, row.worst),
        ...phases.map((phase) => phaseCell(speech, row.phases?.[phase])),
      ]),
    ),
  }),
  labs: (speech, { labs }) => ({
    table: reportTable(speech, LAB_COLUMNS, [
      ...labRows(speech, labs?.results ?? []),
      ...(labs?.indices ?? []).map(({ index, value, date }) => [
        speech.say(`report.index.${index}`),
        numberWords(speech, value),
        speech.say("report.cell.workedOut"),
        "–",
        dayWords(speech, date),
      ]),
    ]),
    lines: latestIndices(speech, labs),
  }),
  measures: (speech, { measures }) => ({
    table: reportTable(
      speech,
      MEASURE_COLUMNS,
      (measures ?? []).map(({ date, systolic, diastolic, weight, waist }) => [
        dayWords(speech, date),
        systolic === null ? "–" : `${systolic}/${diastolic} mmHg`,
        measuredWords(speech, weight, "kg"),
        measuredWords(speech, waist, "cm"),
      ]),
    ),
  }),
  medicines: (speech, { medicines }) => ({
    table: reportTable(
      speech,
      MEDICINE_COLUMNS,
      (medicines ?? []).map((medicine) => [
        [medicine.name, doseWords(speech, medicine)].filter(Boolean).join(" "),
        scheduleWords(speech, medicine.schedule),
        dayWords(speech, medicine.startDate),
        medicine.endDate === null ? "–" : dayWords(speech, medicine.endDate),
        adherenceWords(speech, medicine.adherence),
        medicine.adherence.kind === "counted" ? String(medicine.adherence.unanswered) : "–",
      ]),
    ),
    lines: (medicines ?? []).flatMap(({ name, sideEffects }) =>
      sideEffects === null
        ? []
        : [speech.say("report.sideEffects", { medicine: name, note: sideEffects })],
    ),
  }),
  body: (speech, { body }) => ({
    lines: (body ?? []).flatMap(({ date, hair }) => {
      if (hair === undefined) return [];
      const sites = hairSites.map((site) => `${speech.say(`report.site.${site}`)} ${hair[site]}`);
      return [`${dayWords(speech, date)}: ${sites.join(", ")}.`];
    }),
    table: reportTable(
      speech,
      BODY_COLUMNS,
      (body ?? []).map(({ date, hair, acne, hairThinning, acanthosis }) => [
        dayWords(speech, date),
        hair === undefined ? "–" : cellWords(speech, hairTotal(hair)),
        cellWords(speech, acne ?? null),
        cellWords(speech, hairThinning ?? null),
        acanthosis === undefined
          ? "–"
          : speech.say(acanthosis ? "report.cell.yes" : "report.cell.no"),
      ]),
    ),
  }),
};

const CYCLE_COLUMNS = [
  ["report.column.firstDay", 6],
  ["report.column.length", 4],
  ["report.column.bleeding", 4],
  ["report.column.flow", 4],
  ["report.column.spotting", 4],
  ["report.column.ovulation", 6],
  ["report.column.notes", 8],
] as const;

const SYMPTOM_COLUMNS = [
  ["report.column.symptom", 9],
  ["report.column.days", 3],
  ["report.column.average", 4],
  ["report.column.worst", 3],
  ["report.column.period", 5],
  ["report.column.follicular", 5],
  ["report.column.ovulatory", 5],
  ["report.column.luteal", 5],
] as const;

const MEASURE_COLUMNS = [
  ["report.column.date", 6],
  ["report.column.bloodPressure", 7],
  ["report.column.weight", 5],
  ["report.column.waist", 5],
] as const;

const MEDICINE_COLUMNS = [
  ["report.column.name", 11],
  ["report.column.how", 9],
  ["report.column.from", 7],
  ["report.column.to", 7],
  ["report.column.taken", 6],
  ["report.column.noAnswer", 5],
] as const;

const BODY_COLUMNS = [
  ["report.column.date", 6],
  ["report.column.hairScore", 6],
  ["report.column.acne", 4],
  ["report.column.hairThinning", 6],
  ["report.column.folds", 6],
] as const;

function cycleRow(speech: Speech, cycle: StripCycle): string[] {
  const { say } = speech;
  const notes = [
    cycle.isTold ? say("report.cell.fromSetup") : null,
    cycle.isUnsure ? say("report.cell.dayUnsure") : null,
    cycle.isJoined ? say("report.cell.joined") : null,
    cycle.isLeftOut ? say("report.cell.leftOut") : null,
  ].filter((note) => note !== null);
  return [
    dayWords(speech, cycle.startDay),
    cycle.length === null
      ? say("report.cell.current")
      : say("report.cell.days", { days: cycle.length }),
    cycle.bleedingDays === null ? "–" : say("report.cell.days", { days: cycle.bleedingDays }),
    cycle.flow === null ? "–" : say(`report.flow.${cycle.flow}`),
    cycle.hasSpotting ? say("report.cell.yes") : "–",
    cycle.ovulationDay === null ? "–" : dayWords(speech, cycle.ovulationDay),
    notes.join(", ") || "–",
  ];
}

const cellWords = (speech: Speech, value: number | null) =>
  value === null ? "–" : numberWords(speech, value);

const measuredWords = (speech: Speech, value: number | null, unit: string) =>
  value === null ? "–" : `${numberWords(speech, asMeasured(value, unit))} ${unit}`;

function phaseCell(
  speech: Speech,
  cell: { readonly days: number; readonly average: number | null } | undefined,
) {
  if (cell === undefined || cell.days === 0) return "–";
  if (cell.average === null) return String(cell.days);
  return `${cell.days} (${numberWords(speech, cell.average)})`;
}
