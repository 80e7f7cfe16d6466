import { SHORTEST_CYCLE } from "#domain/cycles/same-period.ts";
import {
  beliefOfLengths,
  lengthOdds,
  mostSuspectedCycle,
  runningForecast,
} from "#domain/forecast/forecast-length.ts";
import { shiftToOwnCycles } from "#domain/forecast/held-middle.ts";
import type { ObservedLength } from "#domain/lengths/length-evidence.ts";
import {
  centralRange,
  type LengthOdds,
  quantile,
  shiftedOdds,
} from "#domain/lengths/length-odds.ts";
import type { RunningLog } from "#domain/lengths/running-length.ts";
import type { StatedLengths } from "#domain/lengths/stated-lengths.ts";
import { oddsAfterOvulation } from "#domain/ovulation/luteal-length.ts";
import {
  type Line,
  numberIn,
  optionalBoolean,
  optionalInteger,
  optionalNumbers,
  requiredNumbers,
} from "./line-fields.ts";

const REGULARITIES = new Map<unknown, StatedLengths["regularity"]>([
  [undefined, null],
  [null, null],
  ["regular", "regular"],
  ["irregular", "irregular"],
  ["not sure", "not_sure"],
  ["not_sure", "not_sure"],
]);

function regularityOf({ regularity }: Line): StatedLengths["regularity"] {
  const regularityTold = REGULARITIES.get(regularity);
  if (regularityTold === undefined)
    throw new Error('regularity must be "regular", "irregular" or "not sure"');
  return regularityTold;
}

function pcosOf(line: Line): StatedLengths["pcos"] {
  const pcos = optionalBoolean(line, "pcos");
  if (pcos === null) return null;
  return pcos ? "yes" : "no";
}

function statedOf(line: Line): StatedLengths {
  return {
    regularity: regularityOf(line),
    pcos: pcosOf(line),
    statedLength: numberIn(line, "statedLength", { least: 10, most: 400 }),
    age: numberIn(line, "age", { least: 8, most: 120 }),
  };
}

function rangeOf(odds: LengthOdds, share: number): [number, number] {
  const { shortest, longest } = centralRange(odds, share);
  return [shortest, longest];
}

function forecastFromLengths(
  history: readonly ObservedLength[],
  stated: StatedLengths,
  { elapsed, log }: { readonly elapsed: number; readonly log: RunningLog },
) {
  const belief = beliefOfLengths(history, stated);
  const shift = shiftToOwnCycles(history, stated, lengthOdds(belief, 0));
  const { odds, unlogged } = runningForecast(belief, elapsed - shift, log);
  return { odds: shiftedOdds(odds, shift), unlogged };
}

/** The answer to one line of `engine forecast`. @throws Error when the line cannot be read */
export function answerForecast(line: Line) {
  const lengths = requiredNumbers(line, "cycleLengths", { least: 1, most: 2000 });
  const elapsed = optionalInteger(line, "daysSinceLastStart", { least: 0, most: 5000 }) ?? 0;
  const ovulationDay = optionalInteger(line, "confirmedOvulationDay", { least: 1, most: 2000 });
  const lutealLengths = optionalNumbers(line, "lutealLengths", { least: 0, most: 2000 });
  const history = lengths
    .map((length) => ({ length: Math.round(length), missedLog: "not-asked" as const }))
    .filter(({ length }) => length >= SHORTEST_CYCLE);
  const stated = statedOf(line);
  const log = optionalBoolean(line, "noPeriodMissed") === true ? "whole" : "not-asked";
  const { odds, unlogged } =
    ovulationDay === null
      ? forecastFromLengths(history, stated, { elapsed, log })
      : { odds: oddsAfterOvulation({ ovulationDay, lutealLengths, elapsed }), unlogged: 0 };
  return {
    id: line.id ?? null,
    kind: "forecast",
    median: quantile(odds, 0.5),
    interval50: rangeOf(odds, 0.5),
    interval80: rangeOf(odds, 0.8),
    interval90: rangeOf(odds, 0.9),
    probabilities: { firstDay: odds.firstLength, p: odds.probabilities },
    missedLogProbability: Math.max(mostSuspectedCycle(history, stated)?.probability ?? 0, unlogged),
  };
}
