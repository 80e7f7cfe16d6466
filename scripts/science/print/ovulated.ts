import { sumOf } from "#domain/basics/mean.ts";
import { beliefOfLengths, lengthOdds } from "#domain/forecast/forecast-length.ts";
import { ovulationWithin } from "#domain/forecast/ovulation-odds.ts";
import { quantile } from "#domain/lengths/length-odds.ts";
import { ovulationBeforePeriod } from "#domain/signs/weigh-lengths.ts";
import { lutealLengthsOf } from "../fit-luteal.ts";
import { mean } from "../mean.ts";
import type { Target } from "../targets.ts";
import { type FoldOfWomen, NOTHING_STATED } from "../walk-forward.ts";

/** The engine's probability for a day, the alternative's, and whether ovulation had happened. */
interface Verdict {
  readonly engine: number;
  readonly independent: number;
  readonly happened: boolean;
}

interface Said {
  readonly probability: number;
  readonly happened: boolean;
}

/** Ignores the correlation of luteal length and cycle length. */
const INDEPENDENT = Number.POSITIVE_INFINITY;
const DAYS = { first: 8, last: 24 } as const;
const BINS = 10;

const brier = (said: readonly Said[]) =>
  mean(said.map(({ probability, happened }) => (probability - (happened ? 1 : 0)) ** 2));

/** Mean difference between predicted and observed frequency, by deciles of probability. */
function calibrationError(said: readonly Said[]): number {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    said.filter(({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === bin),
  ).filter(({ length }) => length > 0);
  const errors = bins.map((bin) => {
    const share = mean(bin.map(({ happened }) => (happened ? 1 : 0)));
    return bin.length * Math.abs(mean(bin.map(({ probability }) => probability)) - share);
  });
  return sumOf(errors) / said.length;
}

function verdictsOf({ women, model, luteal }: FoldOfWomen): Verdict[] {
  return women.flatMap((woman) =>
    lutealLengthsOf(woman).flatMap(({ index, luteal: ownLuteal }) => {
      if (index === 0) return [];
      const length = woman.lengths[index] ?? 0;
      const history = woman.lengths
        .slice(0, index)
        .map((earlier) => ({ length: earlier, missedLog: "not-asked" as const }));
      const belief = beliefOfLengths(history, NOTHING_STATED, { model });
      const first = lengthOdds(belief, 0);
      const width80 = quantile(first, 0.9) - quantile(first, 0.1);
      const last = Math.min(DAYS.last, length - 1);
      return Array.from({ length: last - DAYS.first + 1 }, (_, place): Verdict => {
        const cycleDay = DAYS.first + place;
        const lengths = lengthOdds(belief, cycleDay);
        const happenedGiven = (width: number) => {
          const expected = { length: quantile(first, 0.5), width80: width };
          return ovulationWithin(ovulationBeforePeriod(lengths, expected, [], luteal), 1, cycleDay);
        };
        return {
          engine: happenedGiven(width80),
          independent: happenedGiven(INDEPENDENT),
          happened: cycleDay >= length - ownLuteal,
        };
      });
    }),
  );
}

export function printOvulated(folds: readonly FoldOfWomen[]): Target[] {
  const verdicts = folds.flatMap(verdictsOf);
  const saidBy = (who: "engine" | "independent") =>
    verdicts.map((verdict) => ({ probability: verdict[who], happened: verdict.happened }));
  const [engine, independent] = [saidBy("engine"), saidBy("independent")];
  console.log(`\nOvulation has happened, without signs · ${engine.length} days`);
  console.log("                          Brier   calibration error");
  for (const [name, said] of [
    ["luteal length on its own", independent],
    ["Mwezi", engine],
  ] as const) {
    const figures = `${brier(said).toFixed(4)}  ${calibrationError(said).toFixed(3)}`;
    console.log(`${name.padEnd(26)}${figures}`);
  }
  return [
    {
      name: "ovulation has happened: Brier score ÷ luteal length on its own",
      value: brier(engine) / brier(independent),
      most: 1,
    },
    {
      name: "ovulation has happened: calibration error",
      value: calibrationError(engine),
      most: 0.025,
    },
  ];
}
