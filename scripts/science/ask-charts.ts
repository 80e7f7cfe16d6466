import { beliefOfLengths, lengthOdds, runningForecast } from "#domain/forecast/forecast-length.ts";
import { type LengthOdds, quantile } from "#domain/lengths/length-odds.ts";
import { MOST_CHARTED } from "#domain/ovulation/cycle-signs.ts";
import { oddsAfterOvulation } from "#domain/ovulation/luteal-length.ts";
import { ovulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import { learnSigns } from "#domain/signs/learn-signs.ts";
import { hasSigns } from "#domain/signs/ovulation-ratios.ts";
import { firstDays, isLogComplete, weighRunning } from "#domain/signs/running-signs.ts";
import { anySigns, type SignBelief } from "#domain/signs/sign-belief.ts";
import { RUNNING_MEAN } from "./baselines.ts";
import type { ChartCycle } from "./chart-table.ts";
import type { Scored } from "./metrics.ts";
import { NOTHING_STATED } from "./walk-forward.ts";

export interface ChartAnswer {
  /** `null` without an earlier cycle. */
  readonly runningMean: Scored | null;
  readonly lengths: Scored;
  /** Before signs were weighed: ovulation by the rule plus a luteal length, else lengths. */
  readonly rule: Scored;
  readonly signs: Scored;
  readonly isConfirmed: boolean;
}

function knownLuteal(cycles: readonly ChartCycle[]): number[] {
  return cycles.flatMap(({ length, signs }) => {
    const { status, ovulationDay } = ovulationEvidence(signs);
    return status === "confirmed" && ovulationDay !== null ? [length - ovulationDay] : [];
  });
}

/** Forecasts the last of the cycles, `elapsed` days in, from the signs up to then. */
export function askChart(
  cycles: readonly ChartCycle[],
  elapsed: number,
  { start = anySigns({ hasPcos: false }), pcos = null as "yes" | null } = {},
): ChartAnswer {
  const [before, running] = [cycles.slice(0, -1), cycles.at(-1)];
  if (running === undefined) throw new Error("no cycle to ask of");
  const scored = (odds: LengthOdds): Scored => ({
    predicted: quantile(odds, 0.5),
    actual: running.length,
    odds,
  });
  const history = before.map(({ length }) => ({ length, missedLog: "not-asked" as const }));
  const lengths = before.map(({ length }) => length);
  const belief = beliefOfLengths(history, { ...NOTHING_STATED, pcos });
  const oddsAtFirst = lengthOdds(belief, 0);
  const odds = runningForecast(belief, elapsed, "not-asked").odds;
  const signs = firstDays(running.signs, elapsed + 1);
  const evidence = ovulationEvidence(signs);
  const { status, ovulationDay } = evidence;
  const isConfirmed = status === "confirmed" && ovulationDay !== null;
  const weighed = () => {
    const conditioned = isLogComplete(signs, evidence, elapsed)
      ? lengthOdds(belief, elapsed)
      : odds;
    const learnt: SignBelief = learnSigns(start, before.slice(-MOST_CHARTED));
    return weighRunning({ elapsed, odds: conditioned, oddsAtFirst, signs, belief: learnt }).lengths;
  };
  return {
    runningMean:
      lengths.length === 0
        ? null
        : {
            predicted: RUNNING_MEAN.predict(lengths, elapsed),
            actual: running.length,
            odds: null,
          },
    lengths: scored(odds),
    rule: scored(
      isConfirmed
        ? oddsAfterOvulation({ ovulationDay, lutealLengths: knownLuteal(before), elapsed })
        : odds,
    ),
    signs: scored(hasSigns(signs) ? weighed() : odds),
    isConfirmed,
  };
}
