import { sumOf } from "#domain/basics/mean.ts";
import { fittedLengthModel } from "#domain/forecast/forecast-length.ts";
import type { StatedLengths } from "#domain/lengths/stated-lengths.ts";
import { BASELINES, RUNNING_MEAN } from "../baselines.ts";
import { metricsOf } from "../metrics.ts";
import { type SimulatedWoman, simulatedWomen } from "../simulated-histories.ts";
import { printTable, type Row } from "../table.ts";
import type { Target } from "../targets.ts";
import { askBaseline, askEngine, NOTHING_STATED, type Question } from "../walk-forward.ts";

const WOMEN = 160;
const SEED = 20_261_120;
const KINDS = ["regular", "infrequent", "skipped", "anovulatory"] as const;

function questionsOf({ lengths, logged }: SimulatedWoman, stated: StatedLengths): Question[] {
  return logged.slice(1).map((_, index) => {
    const history = logged.slice(0, index + 1);
    const days = sumOf(history);
    let passed = 0;
    const actual = lengths.find((length) => {
      const isNext = passed === days;
      passed += length;
      return isNext;
    });
    return { history, actual: actual ?? 0, elapsed: 0, stated };
  });
}

function rowsOf(women: readonly SimulatedWoman[], stated: StatedLengths): Row[] {
  const questions = women.flatMap((woman) => questionsOf(woman, stated));
  const model = fittedLengthModel();
  return [
    ...BASELINES.map((baseline) => ({
      name: baseline.name,
      metrics: metricsOf(questions.map((question) => askBaseline(question, baseline))),
    })),
    { name: "Mwezi", metrics: metricsOf(questions.map((each) => askEngine(each, model))) },
  ];
}

/** Simulated histories of women with PCOS. They prove nothing about real ones. */
export function printSimulated(): Target[] {
  const women = simulatedWomen(WOMEN, SEED);
  const withPcos: StatedLengths = { ...NOTHING_STATED, pcos: "yes" };
  for (const kind of KINDS) {
    const some = women.filter((woman) => woman.kind === kind);
    printTable(`Invented: PCOS, ${kind}`, rowsOf(some, withPcos));
  }
  printTable("Invented: all, but PCOS was not told", rowsOf(women, NOTHING_STATED));
  const all = rowsOf(women, withPcos);
  printTable("Invented: PCOS, all", all);
  const engine = all.at(-1)?.metrics;
  const mean = all.find(({ name }) => name === RUNNING_MEAN.name)?.metrics;
  return [
    {
      name: "invented PCOS: ÷ running mean",
      value: (engine?.meanError ?? Infinity) / (mean?.meanError ?? 1),
      most: 0.95,
    },
    {
      name: "invented PCOS: the 80% range holds, %",
      value: (engine?.coverage?.[1] ?? 0) * 100,
      least: 77,
      most: 83,
    },
  ];
}
