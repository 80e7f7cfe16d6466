import { drawBead } from "./beads.ts";
import { type Block, linesContent, stack, textBlock } from "./block.ts";
import { sideBySide } from "./columns.ts";
import { type Pdf, TEXT_WIDTH } from "./document.ts";
import { lineContent, styles, widthOf, wrapText } from "./type.ts";

const BORDER_HEIGHT = 12;
const BORDER_PITCH = 9.5;
const BEAD_SIZE = 7;
const PATTERN = ["bleeding", "day", "day", "ovulation", "day", "day"] as const;

interface HeadFacts {
  readonly title: string;
  readonly titleWidth: number;
  readonly name: string | null;
  readonly days: string;
  readonly about?: string;
  readonly facts?: readonly Fact[];
}

export function headBlock(pdf: Pdf, facts: HeadFacts): Block {
  const { titleWidth, name, days, about = "", facts: lines = [] } = facts;
  const [left, right] = [titleWidth - 12, TEXT_WIDTH - titleWidth];
  const title = textBlock(pdf, facts.title, left, styles.title, { tag: "H1" });
  const details = stack([
    ...(name === null ? [] : [textBlock(pdf, name, right, styles.strong, { most: 1 })]),
    textBlock(pdf, days, right, styles.body),
    ...(about === "" ? [] : [textBlock(pdf, about, right, styles.strong, { most: 1 })]),
  ]);
  return stack(
    [
      sideBySide(title, details, titleWidth),
      beadBorder(pdf),
      ...(lines.length === 0
        ? []
        : [stack(lines.map((fact) => factBlock(pdf, fact, labelWidth(pdf, lines))))]),
    ],
    4,
  );
}

interface Fact {
  readonly label: string;
  readonly words: string;
}

const LEAST_LABEL_WIDTH = 70;

const labelWidth = (pdf: Pdf, facts: readonly Fact[]) =>
  Math.max(
    LEAST_LABEL_WIDTH,
    ...facts.map(({ label }) => widthOf(pdf, `${label}:  `, styles.strong)),
  );

function factBlock(pdf: Pdf, { label, words }: Fact, room: number): Block {
  const style = styles.body;
  const lines = wrapText(pdf, words, TEXT_WIDTH - room, style, MOST_LINES_OF_A_FACT);
  return {
    height: lines.length * style.leading,
    tags: (x, y) => [
      pdf.struct("P", {}, [
        ...lineContent(pdf, `${label}: `, x, y, styles.strong),
        ...linesContent(pdf, lines, x + room, y, style),
      ]),
    ],
  };
}

const MOST_LINES_OF_A_FACT = 3;

function beadBorder(pdf: Pdf): Block {
  const count = Math.floor(TEXT_WIDTH / BORDER_PITCH);
  return {
    height: BORDER_HEIGHT,
    decorate: (x, y) => {
      for (let index = 0; index < count; index += 1) {
        const bead = PATTERN[index % PATTERN.length] ?? "day";
        const middle = x + (index + 0.5) * BORDER_PITCH;
        drawBead(pdf, bead, middle, y + BORDER_HEIGHT / 2, BEAD_SIZE);
      }
    },
    tags: () => [],
  };
}
