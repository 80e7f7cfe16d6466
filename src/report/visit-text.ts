import { VISIT_TEXT_MAX } from "#contract/visit/visit.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { dayWords, type Speech } from "./speech.ts";
import { aboutWords, headFacts } from "./visit-head.ts";
import { type ReportSection, summarySections } from "./visit-sections.ts";
import { periodWords } from "./visit-words.ts";

type Part = ReportSection["part"];

interface Block {
  readonly part: Part;
  readonly title: string;
  readonly lines: readonly string[];
  /** Lines that stay while other blocks can be shortened. */
  readonly least: number;
  readonly dropped: number;
}

/** The relative value of a line of these parts when space is short. */
const WORTH: Readonly<Partial<Record<Part, number>>> = {
  questions: 4,
  flags: 4,
  labs: 3,
  medicines: 3,
  cycles: 2,
};

const LAST_TO_GO: readonly Part[] = ["flags", "labs", "questions"];

/** Maximum characters of a line: a question, or a medicine's long name. */
const LINE_MAX = 120;
/** Longer for concerns, whose lines end with the advice, which must not be cut off. */
const CONCERN_MAX = 600;

export function visitText(speech: Speech, report: VisitReport): string {
  const { say } = speech;
  const head = [
    [say("report.title"), report.name].filter((word) => word !== null).join(": "),
    periodWords(speech, report),
    aboutWords(speech, report),
    ...headFacts(speech, report).map(({ label, words }) => `${label}: ${words}`),
  ].filter((line) => line !== "");
  const foot = say("report.footer", { day: dayWords(speech, report.made) });
  let blocks = summarySections(speech, report).map((section) => blockOf(speech, report, section));
  let text = textOf(speech, { head, blocks, foot });
  while (text.length > VISIT_TEXT_MAX) {
    blocks = withLineLess(blocks);
    text = textOf(speech, { head, blocks, foot });
  }
  return text;
}

function blockOf(speech: Speech, report: VisitReport, section: ReportSection): Block {
  const { part, title, lines, list, table, least } = section;
  const symptoms = part === "symptoms" ? (report.symptoms?.rows ?? []) : null;
  const rows =
    symptoms?.map((row) => symptomWords(speech, row)) ??
    (table?.rows ?? []).map((row) => rowWords(speech, part, row));
  const items = list.map((item, index) => `${index + 1}. ${item}`);
  const most = part === "flags" ? CONCERN_MAX : LINE_MAX;
  // Notes under a table explain columns that the message does not have.
  const notes = part === "symptoms" && table !== null ? [] : lines;
  return {
    part,
    title,
    lines: [...items, ...rows, ...notes].map((line) => cut(line, most)),
    least,
    dropped: 0,
  };
}

type SymptomRow = NonNullable<VisitReport["symptoms"]>["rows"][number];

function symptomWords({ say }: Speech, { type, days, worst }: SymptomRow): string {
  const symptom = say(`report.symptom.${type}`);
  return worst === null
    ? say("report.text.symptom", { symptom, days })
    : say("report.text.symptomWorst", { symptom, days, worst: `${worst}/10` });
}

function rowWords({ say }: Speech, part: Part, row: readonly string[]): string {
  const cells = row.map((cell) => (cell === "–" ? "" : cell));
  if (part !== "labs") return cells.filter((cell) => cell !== "").join(", ");
  const [test = "", result = "", range = "", cycleDay = "", date = ""] = cells;
  const usual = range && ` ${say("report.text.usual", { range })}`;
  const day = cycleDay && `, ${say("report.text.cycleDay", { day: cycleDay })}`;
  return `${test} ${result}${usual}${day}, ${date}`;
}

function cut(line: string, most: number): string {
  if (line.length <= most) return line;
  // Cuts by grapheme, which splits no visible character.
  const letters = [...new Intl.Segmenter("en").segment(line)].map(({ segment }) => segment);
  let start = "";
  for (const letter of letters) {
    if (start.length + letter.length >= most) break;
    start += letter;
  }
  return `${start}…`;
}

interface Message {
  readonly head: readonly string[];
  readonly blocks: readonly Block[];
  readonly foot: string;
}

function textOf({ say, forms }: Speech, { head, blocks, foot }: Message): string {
  const parts = blocks.map(({ title, lines, dropped }) => {
    const more = dropped === 0 ? [] : [say("report.moreInText", { count: dropped })];
    return [title.toLocaleUpperCase(forms.language), ...lines, ...more].join("\n");
  });
  return [head.join("\n"), ...parts, foot].join("\n\n");
}

/** Drops the last line of the longest block, then whole blocks from the end. */
function withLineLess(blocks: readonly Block[]): Block[] {
  const lengthOf = ({ part, lines, least }: Block) =>
    lines.length > least ? lines.join("\n").length / (WORTH[part] ?? 1) : 0;
  const longest = blocks.reduce((most, block) => (lengthOf(block) > lengthOf(most) ? block : most));
  if (lengthOf(longest) > 0) {
    return blocks.map((block) => (block === longest ? withoutLastLine(block) : block));
  }
  const last = blocks.findLast(({ part }) => !LAST_TO_GO.includes(part));
  if (last !== undefined) return blocks.filter((block) => block !== last);
  const [first, ...others] = blocks.filter(
    ({ part, lines }) => part !== "flags" && lines.length > 0,
  );
  if (first === undefined) return blocks.map(withoutLastLine);
  const sizeOf = ({ lines }: Block) => lines.join("\n").length;
  const widest = others.reduce(
    (most, block) => (sizeOf(block) > sizeOf(most) ? block : most),
    first,
  );
  return blocks.map((block) => (block === widest ? withoutLastLine(block) : block));
}

const withoutLastLine = (block: Block): Block => ({
  ...block,
  lines: block.lines.slice(0, -1),
  dropped: block.dropped + 1,
});
