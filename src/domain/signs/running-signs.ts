import { centralRange, type LengthOdds, quantile } from "../lengths/length-odds.ts";
import type { CycleSigns, OvulationEvidence } from "../ovulation/ovulation-evidence.ts";
import { ovulationRatios, ratioAt } from "./ovulation-ratios.ts";
import { lutealOf, type SignBelief } from "./sign-belief.ts";
import { type ExpectedCycle, type WeighedCycle, weighLengths } from "./weigh-lengths.ts";

/** The running cycle: its forecast from length alone, and its signs up to today. */
export interface RunningSigns {
  /** Days since its first day. */
  readonly elapsed: number;
  /** `odds`: given no period in the elapsed days; `oddsAtFirst`: those of the first day. */
  readonly odds: LengthOdds;
  readonly oddsAtFirst: LengthOdds;
  readonly signs: CycleSigns;
  readonly belief: SignBelief;
}

/** Days back for which ovulation is evaluated separately: the longest luteal phase plus one. */
const DAYS_BACK = 21;

/** Days ahead for which ovulation is evaluated separately: clear mucus precedes it. */
const DAYS_AHEAD = 8;

/** The log counts as complete with a sign on this many of the latest days. Judgements. */
const NOTED_DAYS = 7;
const LATEST_DAYS = 14;

/** Whether signs show that no period since the cycle's first day went unlogged. */
export function isLogComplete(
  signs: CycleSigns,
  { status }: OvulationEvidence,
  elapsed: number,
): boolean {
  if (status === "confirmed") return true;
  const latest = Array.from({ length: LATEST_DAYS }, (_, back) => elapsed - back);
  const isNoted = (place: number) =>
    Object.values({ ...signs }).some((days) => (days[place] ?? null) !== null);
  return latest.filter(isNoted).length >= NOTED_DAYS;
}

/** Returns the median length and the width of the 80% range, as expected on the first day. */
export function expectedFrom(oddsAtFirst: LengthOdds): ExpectedCycle {
  const { shortest, longest } = centralRange(oddsAtFirst, 0.8);
  return { length: quantile(oddsAtFirst, 0.5), width80: longest - shortest };
}

/**
 * Returns the odds of the running cycle's length and ovulation day, given its signs up to today.
 */
export function weighRunning({
  odds,
  oddsAtFirst,
  signs,
  belief,
  elapsed,
}: RunningSigns): WeighedCycle {
  const ratios = ovulationRatios(signs, belief, {
    first: elapsed - DAYS_BACK,
    last: elapsed + DAYS_AHEAD,
  });
  const luteal = { lutealLengths: [], population: lutealOf(belief) };
  return weighLengths(odds, expectedFrom(oddsAtFirst), luteal, (day) => ratioAt(ratios, day));
}

/** @example firstDays(signs, 14).temperatures.length // 14 */
export const firstDays = (
  { temperatures, mucus, luteinisingTests, wearables }: CycleSigns,
  count: number,
): CycleSigns => ({
  temperatures: temperatures.slice(0, count),
  mucus: mucus.slice(0, count),
  luteinisingTests: luteinisingTests.slice(0, count),
  wearables: wearables.slice(0, count),
});

/** The odds of the first day with the signs up to the confirming reading; constant as days pass. */
export function weighAtConfirmation(running: RunningSigns, place: number): LengthOdds {
  const signs = firstDays(running.signs, place + 1);
  return weighRunning({ ...running, odds: running.oddsAtFirst, signs, elapsed: place }).lengths;
}
