import type { Comparison, Tried } from "#contract/insights/tried.ts";
import { medianOf } from "#domain/cycles/length-summary.ts";
import { dayWords, numberWords, type Speech } from "./speech.ts";
import { labWords, spanWords } from "./visit-words.ts";

/** The comparisons shown in the report; the app shows all. */
const MOST_COMPARISONS = 3;
const MOST_OTHERS = 3;

export const triedLines = (speech: Speech, tried: readonly Tried[]): string[] =>
  tried.map((one) => triedLine(speech, one));

function triedLine(speech: Speech, { name, from, to, comparisons, alsoChanged }: Tried): string {
  const { say } = speech;
  const shown = comparisons
    .slice(0, MOST_COMPARISONS)
    .map((comparison) => comparisonWords(speech, comparison));
  const others = alsoChanged.slice(0, MOST_OTHERS).map((other) =>
    say(`report.tried.${other.change}`, {
      name: other.name ?? say(`report.tried.${other.kind}`),
      day: dayWords(speech, other.day),
    }),
  );
  return [
    `${name} ${spanWords(speech, from, to)}:`,
    shown.length === 0 ? say("report.tried.nothing") : `${shown.join("; ")}.`,
    ...(others.length === 0 ? [] : [say("report.tried.also", { others: others.join(", ") })]),
  ].join(" ");
}

function comparisonWords(speech: Speech, comparison: Comparison): string {
  const { before, after, shift } = comparison;
  const change = changeWords(speech, comparison);
  if (shift === null) {
    const counts = { before: before.length, after: after.length };
    return speech.say("report.tried.tooFew", { change, ...counts });
  }
  if (shift.low <= 0 && shift.high >= 0) return speech.say("report.tried.unclear", { change });
  const [low = 0, high = 0] = [Math.abs(shift.low), Math.abs(shift.high)].sort(
    (one, other) => one - other,
  );
  return speech.say(shift.by < 0 ? "report.tried.lower" : "report.tried.higher", {
    change,
    low: numberWords(speech, low),
    high: numberWords(speech, high),
  });
}

function changeWords(speech: Speech, { measure, before, after }: Comparison): string {
  const { say } = speech;
  const middle = (side: Comparison["before"]) => {
    const values = side.map(({ value }) => value).toSorted((one, other) => one - other);
    return numberWords(speech, medianOf(values));
  };
  const medians = { before: middle(before), after: middle(after) };
  switch (measure.kind) {
    case "cycle-length":
      return say("report.tried.cycles", medians);
    case "weight":
      return say("report.tried.weight", medians);
    case "symptom":
      return say("report.tried.symptom", {
        symptom: say(`report.symptom.${measure.type}`),
        ...medians,
      });
    case "lab":
      return say("report.tried.lab", {
        test: labWords(speech, measure),
        unit: measure.unit,
        ...medians,
      });
  }
}
