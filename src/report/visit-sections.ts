import type { ContraceptionUse } from "#contract/visit/visit-head.ts";
import {
  type LabLine,
  type VisitPart,
  type VisitReport,
  visitParts,
} from "#contract/visit/visit-report.ts";
import { concernLines, nothingFoundLines, soonCount } from "./concern-lines.ts";
import { cyclesLines } from "./cycle-lines.ts";
import { labSummary } from "./lab-order.ts";
import type { ReportMessage } from "./messages/report-messages.ts";
import { capitalised, dayWords, numberWords, type Speech } from "./speech.ts";
import { triedLines } from "./tried-words.ts";
import { inUseWords } from "./visit-head.ts";
import {
  bleedingLines,
  bodyLines,
  forecastLines,
  measuresLines,
  moodLines,
  painLines,
} from "./visit-lines.ts";
import {
  adherenceWords,
  doseWords,
  labWords,
  rangeWords,
  resultWords,
  scheduleWords,
  spanWords,
} from "./visit-words.ts";

export interface ReportTable {
  readonly columns: readonly {
    readonly head: string;
    /** Relative width within the table. */
    readonly share: number;
  }[];
  /** The first cell is the row's header. */
  readonly rows: readonly (readonly string[])[];
}

export interface ReportSection {
  /** "nothing" lists the parts without entries. */
  readonly part: VisitPart | "nothing";
  readonly title: string;
  readonly lines: readonly string[];
  readonly list: readonly string[];
  readonly table: ReportTable | null;
  /** Rows that are dropped last. */
  readonly least: number;
}

/** Parts without entries are combined at the end: a consultation takes about seven minutes. */
export function summarySections(speech: Speech, report: VisitReport): ReportSection[] {
  const chosen = visitParts
    .filter((part) => part !== "background")
    .filter((part) => (report[part] ?? null) !== null);
  const sections = chosen.map((part) => ({
    ...emptySection(speech, part),
    ...summaries[part](speech, report),
  }));
  const isBare = (section: ReportSection) => isEmpty(section) && section.part !== "questions";
  return [
    ...sections
      .filter((section) => !isBare(section))
      .map((section) => withEmptyWords(speech, section)),
    ...nothingLogged(speech, report, sections.filter(isBare)),
  ];
}

export const emptySection = ({ say }: Speech, part: VisitPart): ReportSection => ({
  part,
  title: say(`report.part.${part}`),
  lines: [],
  list: [],
  table: null,
  least: 1,
});

const isEmpty = ({ lines, list, table }: ReportSection) =>
  lines.length + list.length === 0 && table === null;

/** Adds the words for an empty part, if it is one that could be logged; questions are not. */
const withEmptyWords = ({ say }: Speech, section: ReportSection): ReportSection =>
  isEmpty(section) ? { ...section, lines: [say("report.noQuestions")] } : section;

/** Hair and skin logged as symptoms or in the daily log. */
const BODY_SYMPTOMS: readonly string[] = ["acne_face", "acne_back", "excess_hair", "hair_thinning"];
function isLoggedElsewhere(part: VisitPart | "nothing", { symptoms, flags }: VisitReport): boolean {
  if (part === "body") {
    const { rows = [], told = [] } = symptoms ?? {};
    return [...rows, ...told].some(({ type }) => BODY_SYMPTOMS.includes(type));
  }
  // For the rules, questionnaires count as mood, and pain of unknown strength as pain.
  return (part === "mood" || part === "pain") && flags?.notLogged.includes(part) === false;
}

function nothingLogged(
  { say }: Speech,
  report: VisitReport,
  empty: readonly ReportSection[],
): ReportSection[] {
  // A forecast and unchosen parts cannot be logged.
  const parts = empty.filter(
    ({ part }) => part !== "forecast" && part !== "tried" && !isLoggedElsewhere(part, report),
  );
  if (parts.length === 0) return [];
  const names = parts.map(({ title }) => title).join(", ");
  const bare = { lines: [`${names}.`], list: [], table: null, least: 1 };
  return [{ ...bare, part: "nothing", title: say("report.nothing") }];
}

export type Fill = (speech: Speech, report: VisitReport) => Partial<ReportSection>;

type ColumnHead = Extract<ReportMessage, `report.column.${string}`>;

export function reportTable(
  { say }: Speech,
  columns: readonly (readonly [head: ColumnHead, share: number])[],
  rows: readonly (readonly string[])[],
): ReportTable | null {
  if (rows.length === 0) return null;
  return { columns: columns.map(([head, share]) => ({ head: say(head), share })), rows };
}

const summaries: Readonly<Record<Exclude<VisitPart, "background">, Fill>> = {
  questions: (_, { questions }) => ({ list: questions ?? [] }),
  flags: (speech, { flags, labs }) =>
    flags === null
      ? {}
      : {
          list: concernLines(speech, flags.concerns, labs),
          lines: nothingFoundLines(speech, flags),
          least: soonCount(flags.concerns),
        },
  cycles: (speech, { cycles, age }) => ({ lines: cycles ? cyclesLines(speech, cycles, age) : [] }),
  forecast: (speech, { forecast }) => ({ lines: forecast ? forecastLines(speech, forecast) : [] }),
  bleeding: (speech, { bleeding }) => ({ lines: bleeding ? bleedingLines(speech, bleeding) : [] }),
  pain: (speech, { pain }) => ({ lines: pain ? painLines(speech, pain) : [] }),
  symptoms: (speech, { symptoms }) => ({
    table: reportTable(
      speech,
      [
        ["report.column.symptom", 11],
        ["report.column.days", 3],
        ["report.column.worst", 4],
        ["report.column.mostDaysIn", 8],
      ],
      (symptoms?.rows ?? []).map((row) => [
        speech.say(`report.symptom.${row.type}`),
        String(row.days),
        row.worst === null ? speech.say("report.cell.unrated") : `${row.worst}/10`,
        mostIn(speech, row),
      ]),
    ),
    lines: [
      ...(symptoms?.rows.some(({ pattern }) => pattern !== null)
        ? [speech.say("report.note.beyondChance")]
        : []),
      ...phaseNotes(speech, symptoms),
      ...toldLines(speech, symptoms?.told ?? []),
    ],
  }),
  mood: (speech, { mood }) => ({ lines: mood ? moodLines(speech, mood) : [] }),
  labs: (speech, { labs }) => {
    const { rows, least, summaries: lines } = labSummary(speech, labs?.results ?? []);
    return {
      least,
      table: reportTable(speech, LAB_COLUMNS, labRows(speech, rows)),
      lines: [...lines, ...latestIndices(speech, labs)],
    };
  },
  measures: (speech, report) => ({ lines: measuresLines(speech, report) }),
  medicines: (speech, report) => {
    const rows = medicineRows(speech, report);
    const inUse = rows.filter(({ until }) => until === null || until >= report.made);
    const over = rows.filter((row) => !inUse.includes(row));
    const cells = [...inUse, ...over].map((row) => row.cells);
    return {
      table: reportTable(speech, MEDICINE_COLUMNS, cells),
      least: Math.max(1, inUse.length),
    };
  },
  tried: (speech, { tried }) => {
    const list = triedLines(speech, tried ?? []);
    return { list, lines: list.length === 0 ? [] : [speech.say("report.tried.note")] };
  },
  body: (speech, { body }) => ({ lines: body ? bodyLines(speech, body) : [] }),
};

type SymptomsPart = NonNullable<VisitReport["symptoms"]>;
type SymptomRow = SymptomsPart["rows"][number];

function toldLines({ say }: Speech, told: NonNullable<SymptomsPart["told"]>): string[] {
  const words = told.map(({ type, severity }) =>
    [say(`report.symptom.${type}`), ...(severity === null ? [] : [`${severity}/10`])].join(" "),
  );
  return words.length === 0 ? [] : [`${words.join(", ")} (${say("report.cell.fromSetup")}).`];
}

export const phases = ["menstrual", "follicular", "ovulatory", "luteal"] as const;

export function phaseNotes({ say }: Speech, symptoms: VisitReport["symptoms"]): string[] {
  if (!symptoms?.rows.some(({ phases: counts }) => counts !== null)) return [];
  const { daysOnlyLikeliest: days = 0 } = symptoms;
  const likeliest = days > 0 ? [say("report.note.likeliest", { days })] : [];
  return [say("report.note.estimated"), ...likeliest];
}

function mostIn({ say }: Speech, { phases: counts, pattern }: SymptomRow): string {
  if (pattern !== null) return `${say(`report.phase.${pattern}`)} *`;
  if (counts === null) return "–";
  const [first, second] = phases.toSorted((one, two) => counts[two].days - counts[one].days);
  if (first === undefined || second === undefined || counts[first].days === 0) return "–";
  return say(
    counts[first].days === counts[second].days ? "report.cell.noPhase" : `report.phase.${first}`,
  );
}

const MEDICINE_COLUMNS = [
  ["report.column.name", 12],
  ["report.column.how", 8],
  ["report.column.fromAndTo", 11],
  ["report.column.dosesTaken", 8],
] as const;

function medicineRows(speech: Speech, { medicines, hormones = [] }: VisitReport) {
  return [
    ...(medicines === null ? [] : hormones).map((use) => ({
      until: use.to ?? null,
      cells: hormoneCells(speech, use),
    })),
    ...(medicines ?? []).map((medicine) => ({
      until: medicine.endDate,
      cells: [
        [medicine.name, doseWords(speech, medicine)].filter(Boolean).join(" "),
        scheduleWords(speech, medicine.schedule),
        spanWords(speech, medicine.startDate, medicine.endDate),
        adherenceWords(speech, medicine.adherence),
      ],
    })),
  ];
}

const hormoneCells = (speech: Speech, use: ContraceptionUse) => [
  capitalised(speech, inUseWords(speech, use)),
  speech.say("report.contraception"),
  spanWords(speech, use.since ?? null, use.to ?? null),
  "–",
];

export const LAB_COLUMNS = [
  ["report.column.test", 12],
  ["report.column.result", 9],
  ["report.column.usualRange", 8],
  ["report.column.cycleDay", 5],
  ["report.column.date", 6],
] as const;

export const labRows = (speech: Speech, results: readonly LabLine[]) =>
  results.map((result) => [
    labWords(speech, result),
    resultWords(speech, result),
    rangeWords(speech, result),
    result.cycleDay === null ? "–" : String(result.cycleDay),
    dayWords(speech, result.date),
  ]);

/** The latest of each index, with its formula and without a verdict. */
export function latestIndices(speech: Speech, labs: VisitReport["labs"]): string[] {
  const { say } = speech;
  const keys = ["homa_ir", "free_androgen_index"] as const;
  return keys.flatMap((key) => {
    const latest = labs?.indices.find(({ index }) => index === key);
    if (latest === undefined) return [];
    const line = {
      index: say(`report.index.${key}`),
      value: numberWords(speech, latest.value),
      day: dayWords(speech, latest.date),
      formula: say(`report.formula.${key}`),
    };
    return [say("report.index.line", line)];
  });
}
