import type { ContraceptionUse } from "#contract/visit-head.ts";
import {
  type LabLine,
  type VisitPart,
  type VisitReport,
  visitParts,
} from "#contract/visit-report.ts";
import { concernLines, nothingFoundLines, urgentCount } from "./concern-lines.ts";
import { labSummary } from "./lab-order.ts";
import { TRIED_NOTE, triedLines } from "./tried-words.ts";
import { inUseWords } from "./visit-head.ts";
import {
  bleedingLines,
  bodyLines,
  cyclesLines,
  forecastLines,
  measuresLines,
  moodLines,
  painLines,
} from "./visit-lines.ts";
import {
  adherenceWords,
  dayWords,
  doseWords,
  indexWords,
  labWords,
  partTitles,
  phaseWords,
  rangeWords,
  reportWords,
  resultWords,
  scheduleWords,
  spanWords,
  symptomWords,
} from "./visit-words.ts";

export interface ReportColumn {
  readonly head: string;
  /** Of the table's width, in parts. */
  readonly share: number;
}

export interface ReportTable {
  readonly columns: readonly ReportColumn[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly string[])[];
}

/** One part of the report as it is read, in whatever form. */
export interface ReportSection {
  /** "nothing" names the parts of which nothing was logged. */
  readonly part: VisitPart | "nothing";
  readonly title: string;
  readonly lines: readonly string[];
  /** Numbered, for questions; else with a mark before each. */
  readonly list: readonly string[];
  readonly table: ReportTable | null;
  /** Rows of the list or the table that give way only when nothing else can. */
  readonly least: number;
}

/**
 * The one page: each chosen part in short, in the order it is read. Parts without anything logged
 * stand together at the end: a doctor has seven minutes.
 */
export function summarySections(report: VisitReport): ReportSection[] {
  // Her background stands in the head.
  const chosen = visitParts
    .filter((part) => part !== "background")
    .filter((part) => (report[part] ?? null) !== null);
  const sections = chosen.map((part) => ({ ...emptySection(part), ...summaries[part](report) }));
  const isBare = (section: ReportSection) => isEmpty(section) && section.part !== "questions";
  return [
    ...sections.filter((section) => !isBare(section)).map(withEmptyWords),
    ...nothingLogged(sections.filter(isBare)),
  ];
}

/** A section with its title and nothing in it yet. */
export const emptySection = (part: VisitPart): ReportSection => ({
  ...{ part, title: partTitles[part], lines: [], list: [], table: null },
  least: 1,
});

const isEmpty = ({ lines, list, table }: ReportSection) =>
  lines.length + list.length === 0 && table === null;

/** An empty part without a word is only one of which nothing was logged; her questions are not. */
const withEmptyWords = (section: ReportSection): ReportSection =>
  isEmpty(section) ? { ...section, lines: [reportWords.noQuestions] } : section;

function nothingLogged(empty: readonly ReportSection[]): ReportSection[] {
  // A forecast, and what she did not tick, are nothing she could have logged.
  const parts = empty.filter(({ part }) => part !== "forecast" && part !== "tried");
  if (parts.length === 0) return [];
  const names = parts.map(({ title }) => title).join(", ");
  const bare = { lines: [`${names}.`], list: [], table: null, least: 1 };
  return [{ ...bare, part: "nothing", title: reportWords.nothing }];
}

export type Fill = (report: VisitReport) => Partial<ReportSection>;

/** Columns by head and share; no table without a row. */
export function reportTable(
  columns: Readonly<Record<string, number>>,
  rows: readonly (readonly string[])[],
): ReportTable | null {
  if (rows.length === 0) return null;
  const shared = Object.entries(columns).map(([head, share]) => ({ head, share }));
  return { columns: shared, rows };
}

const summaries: Readonly<Record<Exclude<VisitPart, "background">, Fill>> = {
  questions: ({ questions }) => ({ list: questions ?? [] }),
  flags: ({ flags }) =>
    flags === null
      ? {}
      : {
          list: concernLines(flags.concerns),
          lines: nothingFoundLines(flags),
          least: urgentCount(flags),
        },
  cycles: ({ cycles, age }) => ({ lines: cycles ? cyclesLines(cycles, age) : [] }),
  forecast: ({ forecast }) => ({ lines: forecast ? forecastLines(forecast) : [] }),
  bleeding: ({ bleeding }) => ({ lines: bleeding ? bleedingLines(bleeding) : [] }),
  pain: ({ pain }) => ({ lines: pain ? painLines(pain) : [] }),
  symptoms: ({ symptoms }) => ({
    table: reportTable(
      { Symptom: 11, Days: 3, Worst: 4, "Most days in": 8 },
      (symptoms?.rows ?? []).map((row) => [
        symptomWords[row.type],
        String(row.days),
        row.worst === null ? "noted" : `${row.worst}/10`,
        mostIn(row),
      ]),
    ),
    lines: symptoms?.rows.some(({ pattern }) => pattern !== null) ? ["* beyond chance."] : [],
  }),
  mood: ({ mood }) => ({ lines: mood ? moodLines(mood) : [] }),
  labs: ({ labs }) => {
    const { rows, least, summaries: lines } = labSummary(labs?.results ?? []);
    return {
      least,
      table: reportTable(LAB_COLUMNS, labRows(rows)),
      lines: [...lines, ...latestIndices(labs)],
    };
  },
  measures: ({ measures, height }) => ({
    lines: measures ? measuresLines(measures, height) : [],
  }),
  medicines: ({ medicines, hormones = [] }) => ({
    table: reportTable({ Name: 12, How: 8, "From and to": 11, "Doses taken": 8 }, [
      ...(medicines === null ? [] : hormones.map(hormoneCells)),
      ...(medicines ?? []).map((medicine) => [
        [medicine.name, doseWords(medicine)].filter(Boolean).join(" "),
        scheduleWords(medicine.schedule),
        spanWords(medicine.startDate, medicine.endDate),
        adherenceWords(medicine.adherence),
      ]),
    ]),
  }),
  tried: ({ tried }) => {
    const list = triedLines(tried ?? []);
    return { list, lines: list.length === 0 ? [] : [TRIED_NOTE] };
  },
  body: ({ body }) => ({ lines: body ? bodyLines(body) : [] }),
};

type SymptomRow = NonNullable<VisitReport["symptoms"]>["rows"][number];
export const phases = ["menstrual", "follicular", "ovulatory", "luteal"] as const;

function mostIn({ phases: counts, pattern }: SymptomRow): string {
  if (pattern !== null) return `${phaseWords[pattern]} *`;
  if (counts === null) return "–";
  const [first, second] = phases.toSorted((one, two) => counts[two].days - counts[one].days);
  if (first === undefined || second === undefined || counts[first].days === 0) return "–";
  return counts[first].days === counts[second].days ? "no one phase" : phaseWords[first];
}

const hormoneCells = (use: ContraceptionUse) => [
  inUseWords(use).replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  "contraception",
  spanWords(use.since ?? null, use.to ?? null),
  "–",
];

export const LAB_COLUMNS = {
  Test: 12,
  Result: 9,
  "Lab's usual range": 8,
  "Cycle day": 5,
  Date: 6,
};

export const labRows = (results: readonly LabLine[]) =>
  results.map((result) => [
    labWords(result),
    resultWords(result),
    rangeWords(result),
    result.cycleDay === null ? "–" : String(result.cycleDay),
    dayWords(result.date),
  ]);

/** The newest of each index, with its formula and no verdict. */
export function latestIndices(labs: VisitReport["labs"]): string[] {
  const keys = ["homa_ir", "free_androgen_index"] as const;
  return keys.flatMap((key) => {
    const latest = labs?.indices.find(({ index }) => index === key);
    if (latest === undefined) return [];
    const { name, formula } = indexWords[key];
    return [`${name} ${latest.value} on ${dayWords(latest.date)}: ${formula}.`];
  });
}
