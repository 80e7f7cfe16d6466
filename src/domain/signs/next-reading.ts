import type { LengthOdds } from "../lengths/length-odds.ts";
import type { CycleSigns } from "../ovulation/ovulation-evidence.ts";
import { CLEAR_MUCUS, POSITIVE_TEST, type SignProfile, shareOn } from "./noted-evidence.ts";
import { CLEAR } from "./ovulation-ratios.ts";
import { type RunningSigns, weighRunning } from "./running-signs.ts";
import type { SignKind } from "./sign-belief.ts";
import { learnTemperatures, readingsOf, shareOfRise } from "./temperature-evidence.ts";
import type { OvulationOdds } from "./weigh-lengths.ts";

/** A possible reading, and its unnormalised probability. */
interface Outcome {
  readonly reading: Partial<CycleSigns>;
  readonly weight: number;
}

/** Readings that narrow the forecast by a smaller share are not worth naming. A judgement. */
const LEAST_NARROWING = 0.01;
const TEMPERATURES_TRIED = 9;

/** Standard deviation, in days. */
function spreadOf({ probabilities }: LengthOdds): number {
  const mean = probabilities.reduce((sum, share, place) => sum + share * place, 0);
  return Math.sqrt(
    probabilities.reduce((sum, share, place) => sum + share * (place - mean) ** 2, 0),
  );
}

const meanOver = (odds: OvulationOdds, valueOn: (day: number) => number) =>
  [...odds].reduce((sum, [day, probability]) => sum + probability * valueOn(day), 0);

function noted(
  profile: SignProfile,
  odds: OvulationOdds,
  day: number,
  readingOf: (isSeen: boolean) => Partial<CycleSigns>,
): Outcome[] {
  const seen = meanOver(odds, (ovulation) => shareOn(profile, day - ovulation));
  return [
    { reading: readingOf(true), weight: seen },
    { reading: readingOf(false), weight: 1 - seen },
  ];
}

/** Temperatures on an even grid, weighed by the user's low, rise and scatter. */
function temperatures({ signs, belief }: RunningSigns, odds: OvulationOdds, day: number) {
  const shareAt = (index: number) =>
    meanOver(odds, (ovulation) => shareOfRise(index + 1 - ovulation));
  const readings = readingsOf(signs.temperatures);
  const { low, rise, rate, shape } = learnTemperatures(belief.temperature, readings, shareAt);
  const scatter = Math.sqrt(rate / shape);
  const from = low - 2 * scatter;
  const step = (rise + 4 * scatter) / (TEMPERATURES_TRIED - 1);
  return Array.from({ length: TEMPERATURES_TRIED }, (_, place): Outcome => {
    const value = from + place * step;
    const density = (ovulation: number) =>
      Math.exp(-(((value - low - rise * shareOfRise(day - ovulation)) / scatter) ** 2) / 2);
    return {
      reading: { temperatures: [...signs.temperatures, value] },
      weight: meanOver(odds, density),
    };
  });
}

type Reading = Exclude<SignKind, "wearable">;

function outcomesOf(running: RunningSigns, odds: OvulationOdds): [Reading, Outcome[]][] {
  const { mucus, luteinisingTests } = running.signs;
  const day = running.elapsed + 2;
  return [
    ["temperature", temperatures(running, odds, day)],
    ["mucus", noted(CLEAR_MUCUS, odds, day, (is) => ({ mucus: [...mucus, is ? CLEAR : 0] }))],
    [
      "test",
      noted(POSITIVE_TEST, odds, day, (is) => ({
        luteinisingTests: [...luteinisingTests, is ? "positive" : "negative"],
      })),
    ],
  ];
}

/**
 * Returns the kind of reading that, taken tomorrow, would narrow the forecast most: the smallest
 * spread of the next period, averaged over the possible readings. `null` if none narrows it enough.
 * @example nextReading(running) // "temperature"
 */
export function nextReading(running: RunningSigns): Reading | null {
  const now = weighRunning(running);
  const after = outcomesOf(running, now.ovulation).map(([kind, outcomes]) => {
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    const spread = outcomes.reduce((sum, { reading, weight }) => {
      const signs = { ...running.signs, ...reading };
      return sum + (weight / total) * spreadOf(weighRunning({ ...running, signs }).lengths);
    }, 0);
    return { kind, spread };
  });
  const best = after.reduce((one, other) => (other.spread < one.spread ? other : one));
  return best.spread < (1 - LEAST_NARROWING) * spreadOf(now.lengths) ? best.kind : null;
}
