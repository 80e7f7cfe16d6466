import { groupBy } from "#domain/basics/group-by.ts";
import { sumOf } from "#domain/basics/mean.ts";
import { anySigns, type SignBelief } from "#domain/signs/sign-belief.ts";
import { askChart, type ChartAnswer } from "../ask-charts.ts";
import type { ChartRun } from "../chart-table.ts";
import { type Metrics, metricsOf, type Scored } from "../metrics.ts";
import { seededRandom } from "../seeded-random.ts";
import type { Target } from "../targets.ts";

/** Days before the period at which it is forecast. */
const HORIZONS = [14, 10, 7, 5, 3];
const RESAMPLES = 2000;

interface AskedChart extends ChartAnswer {
  readonly woman: string;
  readonly horizon: number;
}

type Way = "lengths" | "rule" | "signs";

function askAll(runs: readonly ChartRun[], start?: SignBelief): AskedChart[] {
  return runs.flatMap(({ woman, cycles }) =>
    cycles.flatMap(({ hasChart, length }, place) =>
      HORIZONS.filter((horizon) => hasChart && length > horizon).map((horizon) => ({
        ...askChart(cycles.slice(0, place + 1), length - horizon, start ? { start } : {}),
        woman,
        horizon,
      })),
    ),
  );
}

const metricsBy = (asked: readonly AskedChart[], way: Way): Metrics =>
  metricsOf(asked.map((answer) => answer[way]));

const figures = ({ meanError, crps, coverage }: Metrics) =>
  `${meanError.toFixed(2)} · ${(crps ?? 0).toFixed(2)} · ${(coverage ?? [])
    .map((share) => Math.round(share * 100))
    .join("/")}`.padEnd(26);

function printRow(name: string, asked: readonly AskedChart[]): void {
  const means = asked.flatMap(({ runningMean }) => (runningMean === null ? [] : [runningMean]));
  const mean = means.length === 0 ? "" : metricsOf(means).meanError.toFixed(2);
  const figuresByMethod = (["lengths", "rule", "signs"] as const).map((way) =>
    figures(metricsBy(asked, way)),
  );
  console.log(`${name.padEnd(18)}${mean.padEnd(14)}${figuresByMethod.join("")}${asked.length}`);
}

/** The ratio of mean errors with its 95% interval, by bootstrap over women. */
function ratioOfErrors(asked: readonly AskedChart[]): [number, number, number] {
  const error = ({ predicted, actual }: Scored) => Math.abs(predicted - actual);
  const women = [...groupBy(asked, ({ woman }) => woman).values()].map((answers) => ({
    signs: sumOf(answers.map(({ signs }) => error(signs))),
    rule: sumOf(answers.map(({ rule }) => error(rule))),
  }));
  const ratioOf = (drawn: typeof women) =>
    sumOf(drawn.map(({ signs }) => signs)) / sumOf(drawn.map(({ rule }) => rule));
  const uniform = seededRandom(36);
  const drawOne = () => women[Math.floor(uniform() * women.length)] ?? { signs: 0, rule: 0 };
  const ratios = Array.from({ length: RESAMPLES }, () => ratioOf(women.map(drawOne))).sort(
    (one, other) => one - other,
  );
  const at = (share: number) => ratios[Math.floor(share * RESAMPLES)] ?? 0;
  return [ratioOf(women), at(0.025), at(0.975)];
}

/** Luteal means and uncertainties to choose from in leave-one-out. */
function settings(): SignBelief[] {
  const usual = anySigns({ hasPcos: false });
  return [11.9, 12.4, 12.9].flatMap((mean) =>
    [0.2, 0.4, 0.6].map((share) => {
      const doubt = { misled: 2 * share, informed: 2 * (1 - share) };
      return {
        ...usual,
        luteal: { ...usual.luteal, mean },
        doubts: { ...usual.doubts, temperature: doubt, mucus: doubt, test: doubt },
      };
    }),
  );
}

/** Evaluates each woman's charts with the setting that does best on all others. */
function leavingOneOut(runs: readonly ChartRun[]): AskedChart[] {
  const outcomes = settings().map((start) => askAll(runs, start));
  return [...new Set(runs.map(({ woman }) => woman))].flatMap((left) => {
    const lossOf = (asked: readonly AskedChart[]) =>
      metricsBy(
        asked.filter(({ woman }) => woman !== left),
        "signs",
      ).crps ?? 0;
    const best = outcomes.reduce((one, other) => (lossOf(other) < lossOf(one) ? other : one));
    return best.filter(({ woman }) => woman === left);
  });
}

export function printCharts(runs: readonly ChartRun[]): Target[] {
  const asked = askAll(runs);
  const confirmed = asked.filter(({ isConfirmed }) => isConfirmed);
  console.log("\nCharts of daily signs: days of error · CRPS · 50/80/90 %");
  console.log(
    `${"days before".padEnd(18)}${"running mean".padEnd(14)}${["lengths only", "the rule, then luteal", "signs weighed"].map((name) => name.padEnd(26)).join("")}n`,
  );
  const on = (day: number) => asked.filter(({ horizon }) => horizon === day);
  for (const horizon of HORIZONS) printRow(`${horizon}`, on(horizon));
  printRow("all", asked);
  printRow("once confirmed", confirmed);
  printRow("one woman left out", leavingOneOut(runs));
  const [ratio, low, high] = ratioOfErrors(asked);
  console.log(
    `error ÷ the rule's: ${ratio.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}] over women`,
  );
  const all = metricsBy(asked, "signs");
  const known = metricsBy(confirmed, "signs");
  const errorOn = (day: number, way: Way) => metricsBy(on(day), way).meanError;
  return [
    { name: "charts: mean error, days", value: all.meanError, most: 1.9 },
    { name: "charts: CRPS", value: all.crps ?? 9, most: 1.42 },
    {
      name: "charts: the 80% range holds, %",
      value: 100 * (all.coverage?.[1] ?? 0),
      least: 77,
      most: 89,
    },
    {
      name: "charts: 14 days before ÷ lengths only",
      value: errorOn(14, "signs") / errorOn(14, "lengths"),
      most: 0.95,
    },
    { name: "charts: 10 days before, days", value: errorOn(10, "signs"), most: 1.95 },
    { name: "charts: once confirmed, days", value: known.meanError, most: 1.3 },
    {
      name: "charts: once confirmed, the 80% range holds, %",
      value: 100 * (known.coverage?.[1] ?? 0),
      least: 80,
    },
  ];
}
