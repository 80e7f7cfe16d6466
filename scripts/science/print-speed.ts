import { beliefOfLengths, fittedLengthModel, lengthOdds } from "#domain/forecast-length.ts";
import { lengthCells } from "#domain/length-cells.ts";
import { ERRATIC, INFREQUENT, MONTHLY, UNUSUAL } from "#domain/length-population.ts";
import { seededRandom } from "./seeded-random.ts";
import { NOTHING_STATED } from "./walk-forward.ts";

const FORECASTS = 2000;

/** Median time of the tables' build and of a forecast, on whatever machine this is. */
export function printSpeed(): void {
  const builds = Array.from({ length: 9 }, () => {
    const began = performance.now();
    for (const population of [MONTHLY, INFREQUENT, ERRATIC, UNUSUAL]) lengthCells(population);
    return performance.now() - began;
  });
  const uniform = seededRandom(7);
  fittedLengthModel();
  const times = Array.from({ length: FORECASTS }, () => {
    const history = Array.from({ length: 1 + Math.floor(uniform() * 24) }, () => ({
      length: 24 + Math.floor(uniform() * 12),
      missedLog: "not-asked" as const,
    }));
    const began = performance.now();
    lengthOdds(beliefOfLengths(history, NOTHING_STATED), 0);
    return performance.now() - began;
  });
  const median = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  console.log(`\nTables built in ${median(builds).toFixed(1)} ms (median of ${builds.length}).`);
  console.log(`A forecast in ${median(times).toFixed(2)} ms (median of ${FORECASTS}).`);
}
