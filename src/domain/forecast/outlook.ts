import { rememberLatest } from "../basics/remember-latest.ts";
import type { Pausable } from "../basics/steps.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { ObservedLength } from "../lengths/length-evidence.ts";
import { type LengthOdds, shiftedOdds } from "../lengths/length-odds.ts";
import {
  isRunningChangeLikely,
  observedLengths,
  statedLengths,
} from "../lengths/observed-cycles.ts";
import type { RunningLog } from "../lengths/running-length.ts";
import type { StatedLengths } from "../lengths/stated-lengths.ts";
import { shiftToStated } from "../lengths/stated-middle.ts";
import {
  type ChartedCycle,
  chartedCycles,
  knownLutealLengths,
  signsBetween,
} from "../ovulation/cycle-signs.ts";
import { type OvulationEvidence, ovulationEvidence } from "../ovulation/ovulation-evidence.ts";
import { learnSigns } from "../signs/learn-signs.ts";
import { hasSigns } from "../signs/ovulation-ratios.ts";
import {
  expectedFrom,
  isLogComplete,
  weighAtConfirmation,
  weighRunning,
} from "../signs/running-signs.ts";
import { anySigns } from "../signs/sign-belief.ts";
import { type OvulationOdds, ovulationBeforePeriod } from "../signs/weigh-lengths.ts";
import { beliefOfLengths, lengthOdds, runningForecast } from "./forecast-length.ts";
import { shiftToOwnCycles } from "./held-middle.ts";

export interface Outlook {
  readonly odds: LengthOdds;
  /** As of the first day; once ovulation is confirmed, with the signs up to then. */
  readonly oddsAtFirst: LengthOdds;
  readonly ovulation: OvulationOdds;
  readonly weighsSigns: boolean;
  readonly lapseProbability: number;
  /** Of the running cycle, by the symptothermal rule. */
  readonly evidence: OvulationEvidence;
}

/** The running cycle as predicted from lengths alone. */
interface LengthOutlook {
  readonly odds: LengthOdds;
  readonly oddsAtFirst: LengthOdds;
  readonly unlogged: number;
}

const RUNNING_LOG: Readonly<Record<string, RunningLog>> = { yes: "lapsed", no: "whole" };

/** Uses the user's answer, else signs. */
function runningLogOf(
  { cycles }: CycleFacts,
  cycleStart: CalendarDay,
  isComplete: boolean,
): RunningLog {
  const running = cycles.find(({ startDay, missedLog }) => startDay === cycleStart && missedLog);
  return RUNNING_LOG[running?.missedLog ?? ""] ?? (isComplete ? "whole" : "not-asked");
}

/** What completed cycles teach, reused until one of them or an answer changes. */
const lengthBelief = rememberLatest(
  (past: { history: ObservedLength[]; stated: StatedLengths; isChangeLikely: boolean }) =>
    beliefOfLengths(past.history, past.stated, past),
);
const signBelief = rememberLatest(
  ({ hasPcos, cycles }: { hasPcos: boolean; cycles: ChartedCycle[] }) =>
    learnSigns(anySigns({ hasPcos }), cycles),
);

/** @example signBeliefOf(facts).luteal.mean // 11.6 */
export const signBeliefOf = (facts: CycleFacts) =>
  signBelief({ hasPcos: facts.pcos === "yes", cycles: chartedCycles(facts) });

function* lengthsInSlices(
  facts: CycleFacts,
  today: CalendarDay,
  { cycleStart, elapsed, log }: { cycleStart: CalendarDay; elapsed: number; log: RunningLog },
): Pausable<LengthOutlook> {
  const history = observedLengths(facts);
  const isChangeLikely = isRunningChangeLikely(facts, cycleStart, today);
  const stated = statedLengths(facts);
  const belief = lengthBelief({ history, stated, isChangeLikely });
  yield;
  const oddsAtFirst = lengthOdds(belief, 0);
  const shift =
    shiftToStated(facts, history.length, oddsAtFirst) +
    shiftToOwnCycles(history, stated, oddsAtFirst, { isChangeLikely });
  yield;
  const { odds, unlogged } = runningForecast(belief, elapsed - shift, log);
  return {
    odds: shiftedOdds(odds, shift),
    oddsAtFirst: shiftedOdds(oddsAtFirst, shift),
    unlogged,
  };
}

/** The running cycle before its signs are weighed, in steps. */
export function* runningInSlices(facts: CycleFacts, today: CalendarDay, cycleStart: CalendarDay) {
  const elapsed = Math.max(0, daysBetween(cycleStart, today));
  const signs = signsBetween(facts.signs ?? [], cycleStart, today);
  const evidence = ovulationEvidence(signs);
  const log = runningLogOf(facts, cycleStart, isLogComplete(signs, evidence, elapsed));
  const lengths = yield* lengthsInSlices(facts, today, { cycleStart, elapsed, log });
  return { ...lengths, elapsed, signs, evidence };
}

/** The odds of the running cycle from its length and its signs, in steps. */
export function* outlookInSlices(
  facts: CycleFacts,
  today: CalendarDay,
  cycleStart: CalendarDay,
): Pausable<Outlook> {
  const before = yield* runningInSlices(facts, today, cycleStart);
  yield;
  const { odds, oddsAtFirst, signs, evidence } = before;
  const known = { evidence, lapseProbability: before.unlogged };
  if (!hasSigns(signs)) {
    const ovulation = ovulationBeforePeriod(
      odds,
      expectedFrom(oddsAtFirst),
      knownLutealLengths(facts),
    );
    return { ...known, odds, oddsAtFirst, ovulation, weighsSigns: false };
  }
  const running = { ...before, belief: signBeliefOf(facts) };
  yield;
  const weighed = weighRunning(running);
  const { temperatureShift: shift } = evidence;
  return {
    ...known,
    odds: weighed.lengths,
    oddsAtFirst: shift.detected ? weighAtConfirmation(running, shift.completeIndex) : oddsAtFirst,
    ovulation: weighed.ovulation,
    weighsSigns: true,
  };
}
