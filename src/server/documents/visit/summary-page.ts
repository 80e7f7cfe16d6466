import type { VisitReport } from "#contract/visit/visit-report.ts";
import { dayWords } from "#report/speech.ts";
import { aboutWords, headFacts } from "#report/visit-head.ts";
import { type ReportSection, summarySections } from "#report/visit-sections.ts";
import { STRIP_CYCLES } from "#report/visit-strip.ts";
import { periodWords } from "#report/visit-words.ts";
import { type Block, drawBlock, stack, textBlock } from "#server/documents/pdf/block.ts";
import { sideBySide, twoColumns } from "#server/documents/pdf/columns.ts";
import { PAGE, TEXT_WIDTH } from "#server/documents/pdf/document.ts";
import { footWidth } from "#server/documents/pdf/flow.ts";
import { headBlock } from "#server/documents/pdf/head.ts";
import { styles } from "#server/documents/pdf/type.ts";
import { cycleStrip } from "./cycle-strip.ts";
import { fitted, isGone, type Share, whole } from "./fit.ts";
import {
  type Extent,
  insideCard,
  onCard,
  pageNumbers,
  type Sheet,
  sectionBlock,
} from "./section.ts";

type Part = ReportSection["part"];

const ON_CARDS: readonly Part[] = ["questions", "flags"];
/** In reading order, top to bottom; parts of one row are side by side. */
const ROWS: readonly (readonly Part[])[] = [
  ["flags"],
  ["cycles"],
  ["bleeding", "pain"],
  ["labs"],
  ["medicines"],
  ["measures"],
  ["tried"],
  ["questions"],
];
const AT_THE_FOOT: readonly Part[] = ["symptoms", "body", "mood", "forecast"];
const TITLE_WIDTH = 215;
const GAP = 6;
const COLUMN_GAP = 20;
const COLUMN_WIDTH = (TEXT_WIDTH - COLUMN_GAP) / 2;

export function drawSummaryPage(
  sheet: Sheet,
  report: VisitReport,
  { isNumbered }: { readonly isNumbered: boolean },
): void {
  const { pdf, speech } = sheet;
  const { margin, height } = PAGE;
  const head = headBlock(pdf, {
    title: speech.say("report.title"),
    titleWidth: TITLE_WIDTH,
    name: report.name,
    days: periodWords(speech, report),
    about: aboutWords(speech, report),
    facts: headFacts(speech, report),
  });
  const made = speech.say("report.footer", { day: dayWords(speech, report.made) });
  const footRoom = isNumbered ? footWidth(pdf, pageNumbers(speech)) : TEXT_WIDTH;
  const foot = textBlock(pdf, made, footRoom, styles.note);
  const top = margin + head.height + GAP;
  const footTop = height - margin - foot.height;
  const bodyOf = layoutOf(sheet, report);
  const all = summarySections(speech, report).map((section) =>
    whole(section, section.part === "cycles" ? stripRowsOf(report) : undefined),
  );
  const shares = fitted(all, (attempt) => bodyOf(attempt).height <= footTop - GAP - top);
  drawBlock(pdf, head, margin, margin);
  drawBlock(pdf, bodyOf(shares), margin, top);
  drawBlock(pdf, foot, margin, footTop);
}

const stripRowsOf = ({ cycles }: VisitReport) => Math.min(STRIP_CYCLES, cycles?.strip.length ?? 0);

/** Returns a layout function for shares in page order. It caches each block by its extent. */
function layoutOf(sheet: Sheet, report: VisitReport): (shares: readonly Share[]) => Block {
  const made = new Map<string, Block>();
  const blockOf = ({ section, extent }: Share, width: number) => {
    const key = `${section.part} ${extent.rows} ${extent.lines}`;
    const block = made.get(key) ?? partBlock(sheet, report, { section, extent, width });
    made.set(key, block);
    return block;
  };
  return (shares) => {
    const shown = shares.filter((share) => !isGone(share));
    const of = (parts: readonly Part[]) =>
      parts.flatMap((part) => shown.find(({ section }) => section.part === part) ?? []);
    const rows = ROWS.flatMap((parts) => {
      const width = parts.length > 1 ? COLUMN_WIDTH : TEXT_WIDTH;
      const [left, right] = of(parts).map((share) => blockOf(share, width));
      if (left === undefined) return [];
      return [right === undefined ? left : sideBySide(left, right, COLUMN_WIDTH + COLUMN_GAP)];
    });
    const columns = of(AT_THE_FOOT).map((share) => blockOf(share, COLUMN_WIDTH));
    const gone = shares.filter(isGone).map(({ section }) => section.title);
    const notes = [
      ...of(["nothing"]).map((share) => blockOf(share, TEXT_WIDTH)),
      ...(gone.length === 0 ? [] : [noRoomBlock(sheet, gone)]),
    ];
    return stack(
      [
        ...rows,
        ...(columns.length === 0
          ? []
          : [twoColumns(columns, { gap: GAP, step: COLUMN_WIDTH + COLUMN_GAP })]),
        ...(notes.length === 0 ? [] : [stack(notes)]),
      ],
      GAP,
    );
  };
}

interface PartBlock {
  readonly section: ReportSection;
  readonly extent: Extent;
  readonly width: number;
}

function partBlock(
  sheet: Sheet,
  report: VisitReport,
  { section, extent, width }: PartBlock,
): Block {
  const { pdf } = sheet;
  const { part } = section;
  if (part === "cycles") return cyclesBlock(sheet, report, section, extent);
  if (!ON_CARDS.includes(part)) return sectionBlock(sheet, section, width, extent);
  return onCard(pdf, sectionBlock(sheet, section, insideCard(width), extent), width);
}

const noRoomBlock = ({ pdf, speech }: Sheet, parts: readonly string[]) =>
  textBlock(pdf, speech.say("report.noRoom", { parts: parts.join(", ") }), TEXT_WIDTH, styles.note);

function cyclesBlock(
  sheet: Sheet,
  { cycles, made }: VisitReport,
  { title, lines }: ReportSection,
  extent: Extent,
): Block {
  const { pdf, speech } = sheet;
  const strip = cycles?.strip ?? [];
  const older = strip.length - extent.rows;
  const sentences = older > 0 ? [...lines, speech.say("report.older", { count: older })] : lines;
  const words = sentences.slice(0, extent.lines).join(" ");
  const stripOptions = { title, width: TEXT_WIDTH, most: extent.rows, today: made };
  return stack([
    textBlock(pdf, title, TEXT_WIDTH, styles.heading, { tag: "H2" }),
    ...(strip.length === 0 ? [] : [cycleStrip(sheet, strip, stripOptions)]),
    textBlock(pdf, words, TEXT_WIDTH),
  ]);
}
