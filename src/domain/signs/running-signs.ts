import { centralRange, type LengthOdds, quantile } from "../lengths/length-odds.ts";
import type { CycleSigns, OvulationEvidence } from "../ovulation/ovulation-evidence.ts";
import { ovulationRatios, ratioAt } from "./ovulation-ratios.ts";
import { lutealOf, type SignBelief } from "./sign-belief.ts";
import { type ExpectedCycle, type WeighedCycle, weighLengths } from "./weigh-lengths.ts";

/** The running cycle as its length alone foretells it, and the signs of it up to today. */
export interface RunningSigns {
  /** Days gone by since its first day. */
  readonly elapsed: number;
  /** Given that no period has come in them; and as it was on the first day. */
  readonly odds: LengthOdds;
  readonly oddsAtFirst: LengthOdds;
  readonly signs: CycleSigns;
  readonly belief: SignBelief;
}

/** Ovulation days are told apart from so many days ago, the longest luteal phase and one. */
const DAYS_BACK = 21;

/** And to so many days ahead: clear mucus comes before it. */
const DAYS_AHEAD = 8;

/** She is keeping her log when she noted a sign on so many of the latest days. Judgements. */
const KEPT_LOG = { days: 7, ofLatest: 14 } as const;

const LUTEAL_BELIEF = { lutealLengths: [] } as const;

/**
 * Whether her signs show that no period since the cycle's first day went unlogged.
 * @example isLogKept(signs, evidence, 20)
 */
export function isLogKept(
  { temperatures, mucus, luteinisingTests }: CycleSigns,
  { status }: OvulationEvidence,
  elapsed: number,
): boolean {
  if (status === "confirmed") return true;
  const latest = Array.from({ length: KEPT_LOG.ofLatest }, (_, back) => elapsed - back);
  const isNoted = (place: number) =>
    [temperatures[place], mucus[place], luteinisingTests[place]].some((note) => note != null);
  return latest.filter(isNoted).length >= KEPT_LOG.days;
}

/** What was to be expected on the first day. */
export function expectedFrom(oddsAtFirst: LengthOdds): ExpectedCycle {
  const { shortest, longest } = centralRange(oddsAtFirst, 0.8);
  return { length: quantile(oddsAtFirst, 0.5), width80: longest - shortest };
}

function weighed(odds: LengthOdds, { oddsAtFirst, signs, belief, elapsed }: RunningSigns) {
  const ratios = ovulationRatios(signs, belief, {
    first: elapsed - DAYS_BACK,
    last: elapsed + DAYS_AHEAD,
  });
  const luteal = { ...LUTEAL_BELIEF, population: lutealOf(belief) };
  return weighLengths(odds, expectedFrom(oddsAtFirst), luteal, (day) => ratioAt(ratios, day));
}

/**
 * How long the running cycle may be and when she ovulates in it, given its signs up to today.
 * @example weighRunning({ elapsed: 16, odds, oddsAtFirst, signs, belief }).ovulation.get(15)
 */
export const weighRunning = (running: RunningSigns): WeighedCycle => weighed(running.odds, running);

/**
 * The odds of the first day with the signs up to the reading that confirmed ovulation: they stay as
 * they are as days go by.
 */
export function weighAtConfirmation(running: RunningSigns, place: number): LengthOdds {
  const { temperatures, mucus, luteinisingTests } = running.signs;
  const signs = {
    temperatures: temperatures.slice(0, place + 1),
    mucus: mucus.slice(0, place + 1),
    luteinisingTests: luteinisingTests.slice(0, place + 1),
  };
  return weighed(running.oddsAtFirst, { ...running, signs, elapsed: place }).lengths;
}
