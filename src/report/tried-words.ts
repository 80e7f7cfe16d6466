import type { Comparison, Tried, TriedMeasure } from "#contract/tried.ts";
import { medianOf } from "#domain/length-summary.ts";
import { dayWords, labWords, spanWords, symptomWords } from "./visit-words.ts";

/** So many comparisons tell whether something helped; she sees them all. */
const MOST_COMPARISONS = 3;
const MOST_OTHERS = 3;

/** What she tried, a line each: how her weeks were before and after, how sure, what else changed. */
export const triedLines = (tried: readonly Tried[]): string[] => tried.map(triedLine);

/** The note below them. */
export const TRIED_NOTE =
  "Medians of half a year before and after, a week as one value; no proof of the cause.";

function triedLine({ name, from, to, comparisons, alsoChanged }: Tried): string {
  const shown = comparisons.slice(0, MOST_COMPARISONS).map(comparisonWords);
  const others = alsoChanged
    .slice(0, MOST_OTHERS)
    .map((other) => `${other.name ?? other.kind} ${other.change} ${dayWords(other.day)}`);
  return [
    `${name} ${spanWords(from, to)}:`,
    shown.length === 0 ? "nothing logged both before and after." : `${shown.join("; ")}.`,
    ...(others.length === 0 ? [] : [`Also: ${others.join(", ")}.`]),
  ].join(" ");
}

function comparisonWords({ measure, before, after, shift }: Comparison): string {
  const [name, unit] = measureWords(measure);
  const middle = (side: Comparison["before"]) =>
    medianOf(side.map(({ value }) => value).toSorted((one, other) => one - other));
  const change = `${name} ${middle(before)} before, ${middle(after)}${unit} after`;
  if (shift === null) return `${change} (too few to say: ${before.length} and ${after.length})`;
  if (shift.low <= 0 && shift.high >= 0) return `${change} (no clear change)`;
  const size = [Math.abs(shift.low), Math.abs(shift.high)].sort((one, other) => one - other);
  return `${change} (${shift.by < 0 ? "lower" : "higher"} by ${size[0]} to ${size[1]})`;
}

function measureWords(measure: TriedMeasure): readonly [name: string, unit: string] {
  switch (measure.kind) {
    case "cycle-length":
      return ["cycles", " days"];
    case "weight":
      return ["weight", " kg"];
    case "symptom":
      return [symptomWords[measure.type], " of 10"];
    case "lab":
      return [labWords(measure), ` ${measure.unit}`];
  }
}
