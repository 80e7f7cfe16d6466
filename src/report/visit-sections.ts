import {
  type LabLine,
  type VisitPart,
  type VisitReport,
  visitParts,
} from "#contract/visit-report.ts";
import { concernLine, nothingFoundLines, urgentCount } from "./concern-lines.ts";
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
  readonly part: VisitPart;
  readonly title: string;
  readonly lines: readonly string[];
  /** Numbered, for questions; else with a mark before each. */
  readonly list: readonly string[];
  readonly table: ReportTable | null;
  /** Rows of the list or the table that the one page shows at most. */
  readonly most: number;
  /** Rows of it that give way only when nothing else can. */
  readonly least: number;
}

/**
 * The one page: each chosen part in short, in the order it is read. Parts without anything logged
 * stand together at the end: a doctor has seven minutes.
 */
export function summarySections(report: VisitReport): ReportSection[] {
  const chosen = visitParts.filter((part) => report[part] !== null);
  const sections = chosen.map((part) => ({ ...emptySection(part), ...summaries[part](report) }));
  const isBare = (section: ReportSection) => isEmpty(section) && emptyWords(section.part) === null;
  return [
    ...sections.filter((section) => !isBare(section)).map(withEmptyWords),
    ...nothingLogged(sections.filter(isBare)),
  ];
}

/** A section with its title and nothing in it yet. */
export const emptySection = (part: VisitPart): ReportSection => ({
  ...{ part, title: partTitles[part], lines: [], list: [], table: null },
  ...{ most: Number.POSITIVE_INFINITY, least: 1 },
});

const isEmpty = ({ lines, list, table }: ReportSection) =>
  lines.length + list.length === 0 && table === null;

/** What an empty part tells by being empty; `null` where that is only that nothing was logged. */
function emptyWords(part: VisitPart): string | null {
  return part === "questions" ? reportWords.noQuestions : null;
}

function withEmptyWords(section: ReportSection): ReportSection {
  const words = isEmpty(section) ? emptyWords(section.part) : null;
  return words === null ? section : { ...section, lines: [words] };
}

function nothingLogged(empty: readonly ReportSection[]): ReportSection[] {
  const [first] = empty;
  if (first === undefined) return [];
  const names = empty.map(({ title }) => title).join(", ");
  return [{ ...first, title: reportWords.nothing, lines: [`${names}.`] }];
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

const SYMPTOMS_SHOWN = 6;
const LABS_SHOWN = 8;
const MEDICINES_SHOWN = 6;

const summaries: Readonly<Record<VisitPart, Fill>> = {
  questions: ({ questions }) => ({ list: questions ?? [] }),
  flags: ({ flags }) =>
    flags === null
      ? {}
      : {
          list: flags.concerns.map(concernLine),
          lines: nothingFoundLines(flags),
          least: urgentCount(flags),
        },
  cycles: ({ cycles }) => ({ lines: cycles ? cyclesLines(cycles) : [] }),
  forecast: ({ forecast }) => ({ lines: forecast ? forecastLines(forecast) : [] }),
  bleeding: ({ bleeding }) => ({ lines: bleeding ? bleedingLines(bleeding) : [] }),
  pain: ({ pain }) => ({ lines: pain ? painLines(pain) : [] }),
  symptoms: ({ symptoms }) => ({
    most: SYMPTOMS_SHOWN,
    table: reportTable(
      { Symptom: 9, Days: 3, "Of 10": 4, "Most days in": 8 },
      (symptoms?.rows ?? []).map((row) => [
        symptomWords[row.type],
        String(row.days),
        row.average === null ? "noted" : `${row.average}/${row.worst}`,
        mostIn(row),
      ]),
    ),
    lines: symptoms?.rows.length ? ["Of 10: average / worst. * beyond chance."] : [],
  }),
  mood: ({ mood }) => ({ lines: mood ? moodLines(mood) : [] }),
  labs: ({ labs }) => ({
    most: LABS_SHOWN,
    table: reportTable(LAB_COLUMNS, labRows(newestOfEachFirst(labs?.results ?? []))),
    lines: latestIndices(labs),
  }),
  measures: ({ measures }) => ({ lines: measures ? measuresLines(measures) : [] }),
  medicines: ({ medicines }) => ({
    most: MEDICINES_SHOWN,
    table: reportTable(
      { Name: 14, How: 10, Since: 7, "Doses taken": 6 },
      (medicines ?? []).map((medicine) => [
        [medicine.name, doseWords(medicine)].filter(Boolean).join(" "),
        scheduleWords(medicine.schedule),
        medicine.endDate === null
          ? dayWords(medicine.startDate)
          : `ended ${dayWords(medicine.endDate)}`,
        adherenceWords(medicine.adherence),
      ]),
    ),
  }),
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

export const LAB_COLUMNS = {
  Test: 12,
  Result: 9,
  "Lab's usual range": 8,
  "Cycle day": 5,
  Date: 6,
};

/** The newest result of every test before any older one: a short list leaves out no test. */
function newestOfEachFirst(newestFirst: readonly LabLine[]): LabLine[] {
  const names = new Set<string>();
  const newest = newestFirst.filter((result) => {
    const name = labWords(result);
    return !names.has(name) && names.add(name);
  });
  return [...newest, ...newestFirst.filter((result) => !newest.includes(result))];
}

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
