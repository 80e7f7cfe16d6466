import { SHORTEST_CYCLE } from "#domain/cycles/periods/same-period.ts";
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
import type { StatedLengths } from "#domain/lengths/stated-lengths.ts";
import { MOST_CHARTED } from "#domain/ovulation/cycle-signs.ts";
import { oddsAfterOvulation } from "#domain/ovulation/luteal-length.ts";
import { type CycleSigns, ovulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import { learnSigns } from "#domain/signs/learn-signs.ts";
import { hasSigns } from "#domain/signs/ovulation-ratios.ts";
import { isLogComplete, weighRunning } from "#domain/signs/running-signs.ts";
import { anySigns } from "#domain/signs/sign-belief.ts";
import {
  type Line,
  numberIn,
  objectIn,
  optionalBoolean,
  optionalInteger,
  optionalNumbers,
  optionalObjects,
  requiredNumbers,
} from "./line-fields.ts";
import { firstDays, onOneScale, signsOf } from "./line-signs.ts";

const REGULARITIES = new Map<unknown, StatedLengths["regularity"]>([
  [undefined, null],
  [null, null],
  ["regular", "regular"],
  ["irregular", "irregular"],
  ["not sure", "not_sure"],
  ["not_sure", "not_sure"],
]);

function regularityOf({ regularity }: Line): StatedLengths["regularity"] {
  const stated = REGULARITIES.get(regularity);
  if (stated === undefined)
    throw new Error('regularity must be "regular", "irregular" or "not sure"');
  return stated;
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

interface Cycle {
  readonly length: number;
  readonly signs: CycleSigns;
}

interface LineCycles {
  readonly cycles: readonly Cycle[];
  readonly running: CycleSigns;
  readonly elapsed: number;
}

const LENGTHS = { least: 1, most: 2000 } as const;

function lengthOf(cycle: Line): number {
  const length = numberIn(cycle, "length", LENGTHS);
  if (length === null) throw new Error("length of each of cycles must be a number");
  return Math.round(length);
}

function completedOf(line: Line): Cycle[] {
  const cycles = optionalObjects(line, "cycles");
  if (cycles === null) {
    const lengths = requiredNumbers(line, "cycleLengths", LENGTHS).map(Math.round);
    return lengths.map((length) => ({ length, signs: firstDays(signsOf({}), length) }));
  }
  return cycles.map((cycle) => {
    const length = lengthOf(cycle);
    return { length, signs: firstDays(signsOf(cycle), length) };
  });
}

function cyclesIn(line: Line): LineCycles {
  const elapsed = optionalInteger(line, "daysSinceLastStart", { least: 0, most: 5000 }) ?? 0;
  const running = firstDays(signsOf(objectIn(line, "running")), elapsed + 1);
  const all = onOneScale([...completedOf(line), { length: 0, signs: running }]);
  return {
    cycles: all.slice(0, -1).filter(({ length }) => length >= SHORTEST_CYCLE),
    running: all.at(-1)?.signs ?? running,
    elapsed,
  };
}

function forecastFrom(
  { cycles, running, elapsed }: LineCycles,
  history: readonly ObservedLength[],
  stated: StatedLengths,
  isNoPeriodMissed: boolean,
) {
  const belief = beliefOfLengths(history, stated);
  const first = lengthOdds(belief, 0);
  const shift = shiftToOwnCycles(history, stated, first);
  const isWhole = isNoPeriodMissed || isLogComplete(running, ovulationEvidence(running), elapsed);
  const { odds, unlogged } = runningForecast(
    belief,
    elapsed - shift,
    isWhole ? "whole" : "not-asked",
  );
  const [lengths, oddsAtFirst] = [shiftedOdds(odds, shift), shiftedOdds(first, shift)];
  if (!hasSigns(running)) return { odds: lengths, unlogged };
  const signBelief = learnSigns(
    anySigns({ hasPcos: stated.pcos === "yes" }),
    cycles.slice(-MOST_CHARTED),
  );
  const signs = { odds: lengths, oddsAtFirst, elapsed, signs: running, belief: signBelief };
  return { odds: weighRunning(signs).lengths, unlogged };
}

/** @throws Error when the line is invalid */
export function answerForecast(line: Line) {
  const read = cyclesIn(line);
  const ovulationDay = optionalInteger(line, "confirmedOvulationDay", { least: 1, most: 2000 });
  const lutealLengths = optionalNumbers(line, "lutealLengths", { least: 0, most: 2000 });
  const history = read.cycles.map(({ length }) => ({ length, missedLog: "not-asked" as const }));
  const stated = statedOf(line);
  const isNoPeriodMissed = optionalBoolean(line, "noPeriodMissed") === true;
  const { elapsed } = read;
  const { odds, unlogged } =
    ovulationDay === null
      ? forecastFrom(read, history, stated, isNoPeriodMissed)
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
