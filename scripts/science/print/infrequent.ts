import { fittedLengthModel } from "#domain/forecast/forecast-length.ts";
import { quantile } from "#domain/lengths/length-odds.ts";
import { RUNNING_MEAN } from "../baselines.ts";
import { INFREQUENT_POPULATIONS } from "../infrequent-populations.ts";
import { knowingOdds } from "../knowing-forecaster.ts";
import { metricsOf } from "../metrics.ts";
import { printTable } from "../table.ts";
import type { Target } from "../targets.ts";
import { askBaseline, askEngine, NOTHING_STATED, questionsOf } from "../walk-forward.ts";

const WOMEN = 200;
const SEED = 20_261_122;

/** Against a forecaster that knows the simulated population. */
export function printInfrequent(): Target[] {
  const model = fittedLengthModel();
  return INFREQUENT_POPULATIONS.flatMap((population) => {
    const answer = knowingOdds(population);
    const questions = population
      .draw(WOMEN, SEED)
      .flatMap((lengths) => questionsOf(lengths, { ...NOTHING_STATED, pcos: "yes" }));
    const knowing = questions.map(({ history, actual }) => {
      const odds = answer(history);
      return { predicted: quantile(odds, 0.5), actual, odds };
    });
    const rows = [
      {
        name: RUNNING_MEAN.name,
        metrics: metricsOf(questions.map((each) => askBaseline(each, RUNNING_MEAN))),
      },
      { name: "knows all the figures", metrics: metricsOf(knowing) },
      { name: "Mwezi", metrics: metricsOf(questions.map((each) => askEngine(each, model))) },
    ];
    printTable(`Invented: PCOS told, ${population.name}`, rows);
    const [, oracle, engine] = rows;
    return [
      {
        name: `infrequent (${population.name.split(" ")[0]}): ÷ one that knows the figures`,
        value: (engine?.metrics.meanError ?? Infinity) / (oracle?.metrics.meanError ?? 1),
        most: 1.01,
      },
      {
        name: `infrequent (${population.name.split(" ")[0]}): the 80% range holds, %`,
        value: (engine?.metrics.coverage?.[1] ?? 0) * 100,
        least: 77,
        most: 83,
      },
    ];
  });
}
