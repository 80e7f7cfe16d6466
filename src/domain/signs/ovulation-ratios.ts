import { notesOf } from "../ovulation/notes-of.ts";
import type { CycleSigns } from "../ovulation/ovulation-evidence.ts";
import { CLEAR_MUCUS, notedEvidence, POSITIVE_TEST } from "./noted-evidence.ts";
import { type SignBelief, type SignKind, shareMisled } from "./sign-belief.ts";
import { readingsOf, temperatureEvidence } from "./temperature-evidence.ts";

/** How much likelier the signs of a cycle are if ovulation fell on a day than if they say nothing. */
export interface OvulationRatios {
  /** The cycle day, from 1, that the first place of each list stands for. */
  readonly first: number;
  /** Of each kind that was noted, taken at its word. */
  readonly kinds: ReadonlyMap<SignKind, readonly number[]>;
  /** Of all kinds together, each doubted. */
  readonly together: readonly number[];
  /** The same, but for the doubt that there was no ovulation at all. */
  readonly product: readonly number[];
}

/** Cycle days of ovulation that are told apart; those beyond share the value at the end. */
export interface DayWindow {
  readonly first: number;
  readonly last: number;
}

/** The grade of clear, stretchy mucus (`MucusGrades`). */
const CLEAR = 4;

/** One cycle's notes of one kind that a forecast looks back on: only years without a period have more. */
const MOST_NOTES = 90;

/** e to the power of this, three times over, is still a number. */
const MOST_LOG = 200;

/** Whether anything that the forecast weighs was noted. */
export const hasSigns = ({ temperatures, mucus, luteinisingTests }: CycleSigns) =>
  [temperatures, mucus, luteinisingTests].some((days) => days.some((day) => day !== null));

function evidenceOf(
  { temperatures, mucus, luteinisingTests }: CycleSigns,
  belief: SignBelief,
  first: number,
  count: number,
): [SignKind, number[]][] {
  const readings = readingsOf(temperatures);
  const clear = notesOf(mucus.map((grade) => (grade === null ? null : grade >= CLEAR)));
  const positive = notesOf(luteinisingTests.map((test) => test && test === "positive"));
  const last = (notes: typeof clear) => notes.slice(-MOST_NOTES);
  const all: [SignKind, number, () => number[]][] = [
    [
      "temperature",
      readings.length,
      () => temperatureEvidence(belief.temperature, readings, first, count),
    ],
    ["mucus", clear.length, () => notedEvidence(CLEAR_MUCUS, last(clear), first, count)],
    ["test", positive.length, () => notedEvidence(POSITIVE_TEST, last(positive), first, count)],
  ];
  return all.flatMap(([kind, notes, evidence]) => (notes > 0 ? [[kind, evidence()]] : []));
}

/** A likelihood ratio, when it may mislead. */
const doubted = (share: number, ratio: number) => share + (1 - share) * ratio;

/**
 * Weighs the signs of a cycle for each day in the window: kinds that may each say nothing in it,
 * and a cycle that may be without ovulation.
 * @example ovulationRatios(signs, belief, { first: 8, last: 30 })
 */
export function ovulationRatios(
  signs: CycleSigns,
  belief: SignBelief,
  window: DayWindow,
): OvulationRatios {
  const first = Math.max(1, window.first);
  const count = Math.max(1, window.last - first + 1);
  const kinds = new Map(
    evidenceOf(signs, belief, first, count).map(([kind, logs]) => [
      kind,
      logs.map((log) => Math.exp(Math.min(MOST_LOG, log))),
    ]),
  );
  const product = Array.from({ length: count }, (_, place) =>
    [...kinds].reduce(
      (all, [kind, ratios]) => all * doubted(shareMisled(belief.doubts[kind]), ratios[place] ?? 1),
      1,
    ),
  );
  const anovulatory = shareMisled(belief.anovulation);
  return { first, kinds, product, together: product.map((ratio) => doubted(anovulatory, ratio)) };
}

/** The place of a cycle day in the lists. */
const placeOf = ({ first, together }: OvulationRatios, day: number) =>
  Math.min(together.length - 1, Math.max(0, day - first));

/** @example ratioAt(ratios, 14) // 3.2 */
export const ratioAt = (ratios: OvulationRatios, day: number) =>
  ratios.together[placeOf(ratios, day)] ?? 1;
