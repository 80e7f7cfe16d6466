import { drawBead } from "./beads.ts";
import { type Block, stack, textBlock } from "./block.ts";
import { sideBySide } from "./columns.ts";
import { type Pdf, TEXT_WIDTH } from "./document.ts";
import { styles } from "./type.ts";

const BORDER_HEIGHT = 12;
const BORDER_PITCH = 9.5;
const BEAD_SIZE = 7;
/** The repeating pattern of the bead border. */
const PATTERN = ["bleeding", "day", "day", "ovulation", "day", "day"] as const;

interface HeadFacts {
  readonly title: string;
  /** Of the page's width, in points. */
  readonly titleWidth: number;
  readonly name: string | null;
  /** The days it covers. */
  readonly days: string;
  readonly about?: string;
}

/** The title, the name if chosen, the days, and a border of beads. */
export function headBlock(pdf: Pdf, facts: HeadFacts): Block {
  const { titleWidth, name, days, about = "" } = facts;
  const [left, right] = [titleWidth - 12, TEXT_WIDTH - titleWidth];
  const title = textBlock(pdf, facts.title, left, styles.title, { tag: "H1" });
  const details = stack([
    ...(name === null ? [] : [textBlock(pdf, name, right, styles.strong, { most: 1 })]),
    textBlock(pdf, days, right, styles.body),
    ...(about === "" ? [] : [textBlock(pdf, about, right, styles.note, { most: 1 })]),
  ]);
  return stack([sideBySide(title, details, titleWidth), beadBorder(pdf)], 4);
}

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
