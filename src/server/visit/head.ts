import type { VisitReport } from "#contract/visit-report.ts";
import { aboutWords, periodWords, sheetWords } from "#contract/visit-words.ts";
import { drawBead } from "#server/paper/beads.ts";
import { type Block, stacked, textBlock } from "#server/paper/block.ts";
import { beside } from "#server/paper/columns.ts";
import { type Paper, TEXT_WIDTH } from "#server/paper/paper.ts";
import { styles } from "#server/paper/type.ts";

const BORDER_HEIGHT = 12;
const BORDER_PITCH = 9.5;
const BEAD_SIZE = 7;
/** The rhythm of the beadwork. */
const PATTERN = ["bleeding", "day", "day", "ovulation", "day", "day"] as const;

const LEFT_WIDTH = 215;
const RIGHT_WIDTH = TEXT_WIDTH - LEFT_WIDTH;

/** The title, whose it is when she wants it told, the months, and a border of beads. */
export function headBlock(paper: Paper, report: VisitReport): Block {
  const [left, right] = [LEFT_WIDTH - 12, RIGHT_WIDTH];
  const about = aboutWords(report);
  const title = textBlock(paper, sheetWords.title, left, styles.title, { tag: "H1" });
  const facts = stacked([
    ...(report.name === null
      ? []
      : [textBlock(paper, report.name, right, styles.strong, { most: 1 })]),
    textBlock(paper, periodWords(report), right, styles.body),
    ...(about === "" ? [] : [textBlock(paper, about, right, styles.note, { most: 1 })]),
  ]);
  return stacked([beside(title, facts, LEFT_WIDTH), beadBorder(paper)], 4);
}

function beadBorder(paper: Paper): Block {
  const count = Math.floor(TEXT_WIDTH / BORDER_PITCH);
  return {
    height: BORDER_HEIGHT,
    decorate: (x, y) => {
      for (let index = 0; index < count; index += 1) {
        const bead = PATTERN[index % PATTERN.length] ?? "day";
        const middle = x + (index + 0.5) * BORDER_PITCH;
        drawBead(paper, bead, middle, y + BORDER_HEIGHT / 2, BEAD_SIZE);
      }
    },
    tags: () => [],
  };
}
