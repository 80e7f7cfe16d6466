import { notesOf } from "../ovulation/notes-of.ts";
import type { CycleSigns } from "../ovulation/ovulation-evidence.ts";
import { CLEAR_MUCUS, notedEvidence, POSITIVE_TEST } from "./noted-evidence.ts";
import { type SignBelief, type SignKind, shareMisled } from "./sign-belief.ts";
import { readingsOf, temperatureEvidence } from "./temperature-evidence.ts";
import { wearableEvidence } from "./wearable-evidence.ts";

/** Likelihood ratios of a cycle's signs: ovulation on a given day against no information. */
export interface OvulationRatios {
  /** The cycle day, from 1, of the first element of each list. */
  readonly first: number;
  /** Log likelihood ratios of each kind of sign with notes, before doubt is applied. */
  readonly kinds: ReadonlyMap<SignKind, readonly number[]>;
  /** All kinds combined, each with its doubt applied. */
  readonly together: readonly number[];
  /** As `together`, before the doubt that the cycle had no ovulation. */
  readonly product: readonly number[];
}

/** The range of ovulation days evaluated separately; days beyond share the value at its end. */
export interface DayWindow {
  readonly first: number;
  readonly last: number;
}

/** The grade of clear, stretchy mucus (`MucusGrades`). */
export const CLEAR = 4;

/** Limits the notes of one kind read per cycle; only a cycle of several years has more. */
const MOST_NOTES = 90;

/** Three such exponentials multiplied are still a finite number. */
const MOST_LOG = 200;

export const hasSigns = (signs: CycleSigns) =>
  Object.values({ ...signs }).some((days) => days.some((day) => day !== null));

const seenIn = <Note>(days: readonly (Note | null)[], isSeen: (note: Note) => boolean) =>
  notesOf(days)
    .slice(-MOST_NOTES)
    .map(({ index, value }) => ({ index, value: isSeen(value) }));

function evidenceOf(
  { temperatures, mucus, luteinisingTests, wearables }: CycleSigns,
  belief: SignBelief,
  first: number,
  count: number,
): [SignKind, number[]][] {
  const readings = readingsOf(temperatures);
  const clear = seenIn(mucus, (grade) => grade >= CLEAR);
  const tests = seenIn(luteinisingTests, (test) => test === "positive");
  // A device corrects itself: its latest day counts.
  const named = notesOf(wearables).slice(-1);
  const all: [SignKind, readonly unknown[], number[]][] = [
    ["temperature", readings, temperatureEvidence(belief.temperature, readings, first, count)],
    ["mucus", clear, notedEvidence(CLEAR_MUCUS, clear, first, count)],
    ["test", tests, notedEvidence(POSITIVE_TEST, tests, first, count)],
    ["wearable", named, wearableEvidence(named, first, count)],
  ];
  return all.flatMap(([kind, notes, logs]) =>
    notes.length > 0 ? [[kind, logs.map((log) => Math.exp(Math.min(MOST_LOG, log)))]] : [],
  );
}

/** The likelihood ratio after allowing for the share of misleading cycles. */
const doubted = (share: number, ratio: number) => share + (1 - share) * ratio;

/**
 * Evaluates signs for each day in the window, allowing for uninformative kinds and a cycle without
 * ovulation.
 */
export function ovulationRatios(
  signs: CycleSigns,
  belief: SignBelief,
  window: DayWindow,
): OvulationRatios {
  const first = Math.max(1, window.first);
  const count = Math.max(1, window.last - first + 1);
  const kinds = new Map(evidenceOf(signs, belief, first, count));
  const product = Array.from({ length: count }, (_, place) =>
    [...kinds].reduce(
      (all, [kind, ratios]) => all * doubted(shareMisled(belief.doubts[kind]), ratios[place] ?? 1),
      1,
    ),
  );
  const anovulatory = shareMisled(belief.anovulation);
  return { first, kinds, product, together: product.map((ratio) => doubted(anovulatory, ratio)) };
}

/** Outside the window, its nearest day's. @example ratioAt(ratios, 14) // 3.2 */
export const ratioAt = ({ first, together }: OvulationRatios, day: number) =>
  together[Math.min(together.length - 1, Math.max(0, day - first))] ?? 1;
