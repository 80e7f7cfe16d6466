import {
  BASELINES,
  CONSTANT_28,
  LATER_OF_MEAN_AND_TODAY,
  ORACLE,
  RUNNING_MEAN,
} from "../baselines.ts";
import { mean } from "../mean.ts";
import { type Metrics, metricsOf, type Scored } from "../metrics.ts";
import { seededRandom } from "../seeded-random.ts";
import { mergeLogs } from "../simulated-histories.ts";
import { printTable, type Row } from "../table.ts";
import type { Target } from "../targets.ts";
import {
  afterOvulation,
  askBaseline,
  askEngine,
  type FoldOfWomen,
  isPastIrregular,
  isPastLong,
  LONG_MEAN,
  type Question,
  questionsOf,
} from "../walk-forward.ts";

const ENGINE = "Mwezi";
const MERGED_SHARE = 0.1;
const SEEDS = [1, 2, 3];
const OVERDUE_DAYS = [30, 35, 40];

/** A question, its variant before logs were merged, and the engine's answer. */
interface Asked {
  readonly question: Question;
  readonly engine: Scored;
}

const askAll = (
  folds: readonly FoldOfWomen[],
  change: (questions: readonly Question[]) => readonly Question[],
): Asked[] =>
  folds.flatMap(({ women, model }) =>
    women
      .flatMap(({ lengths }) => change(questionsOf(lengths)))
      .map((question) => ({ question, engine: askEngine(question, model) })),
  );

function rowsOf(answered: readonly Asked[], baselines = BASELINES): Row[] {
  const engine = { name: ENGINE, metrics: metricsOf(answered.map((each) => each.engine)) };
  const others = baselines.map((baseline) => ({
    name: baseline.name,
    metrics: metricsOf(answered.map(({ question }) => askBaseline(question, baseline))),
  }));
  return [...others, engine];
}

function metricsIn(rows: readonly Row[], name: string): Metrics {
  const row = rows.find((each) => each.name === name);
  if (row === undefined) throw new Error(`no row ${name}`);
  return row.metrics;
}

const ratioIn = (rows: readonly Row[], divisor: string) =>
  metricsIn(rows, ENGINE).meanError / metricsIn(rows, divisor).meanError;

function coverageTargets({ coverage }: Metrics): Target[] {
  return [50, 80, 90].map((level, index) => ({
    name: `all: the ${level}% range holds, %`,
    value: (coverage?.[index] ?? 0) * 100,
    least: level - 3,
    most: level + 3,
  }));
}

/** The displayed ranges must contain at least the promised share. */
function shownTargets({ shown }: Metrics): Target[] {
  return [50, 80, 90].map((level, index) => ({
    name: `all: the ${level}% range as shown holds at least that, %`,
    value: (shown?.[index] ?? 0) * 100,
    least: level,
  }));
}

/** The median of the woman's other cycles, including future ones, for each forecast cycle. */
function oracleRow(folds: readonly FoldOfWomen[]): Row {
  const scored = folds.flatMap(({ women }) =>
    women.flatMap(({ lengths }) =>
      lengths.slice(1).map((actual, place): Scored => {
        const others = lengths.filter((_, other) => other !== place + 1);
        return { predicted: ORACLE.predict(others, 0), actual, odds: null };
      }),
    ),
  );
  return { name: ORACLE.name, metrics: metricsOf(scored) };
}

function printMerged(folds: readonly FoldOfWomen[], cleanError: number): Target[] {
  const answered = SEEDS.flatMap((seed) => {
    const uniform = seededRandom(seed);
    return askAll(folds, (questions) =>
      questions.map((question) => ({
        ...question,
        history: mergeLogs(question.history, MERGED_SHARE, uniform),
      })),
    );
  });
  const rows = rowsOf(answered);
  printTable(`One in ten first days left out of her history (${SEEDS.length} draws)`, rows);
  const { meanError } = metricsIn(rows, ENGINE);
  return [
    { name: "10% merged: ÷ running mean", value: ratioIn(rows, RUNNING_MEAN.name), most: 0.56 },
    { name: "10% merged: ÷ own error on whole logs", value: meanError / cleanError, most: 1.03 },
  ];
}

function printOverdue(folds: readonly FoldOfWomen[]): Target[] {
  return OVERDUE_DAYS.flatMap((elapsed) => {
    const answered = askAll(folds, (questions) =>
      questions
        .filter(({ actual }) => actual >= elapsed)
        .map((question) => ({ ...question, elapsed })),
    );
    const rows = rowsOf(answered, [...BASELINES, LATER_OF_MEAN_AND_TODAY]);
    printTable(`No period by day ${elapsed}`, rows, LATER_OF_MEAN_AND_TODAY.name);
    const value = ratioIn(rows, LATER_OF_MEAN_AND_TODAY.name);
    return elapsed === 35
      ? [{ name: "overdue at day 35: ÷ later of mean and today", value, most: 0.82 }]
      : [];
  });
}

function printOvulation(folds: readonly FoldOfWomen[]): Target[] {
  const known = folds.flatMap(({ women, luteal }) =>
    women.flatMap((woman) => afterOvulation(woman, luteal)),
  );
  const calendar = known.map(({ engine, history }) => ({
    predicted: RUNNING_MEAN.predict(history, 0),
    actual: engine.actual,
    odds: null,
  }));
  const rows = [
    { name: RUNNING_MEAN.name, metrics: metricsOf(calendar) },
    { name: ENGINE, metrics: metricsOf(known.map(({ engine }) => engine)) },
  ];
  printTable("Next period once ovulation is known", rows);
  const value = ratioIn(rows, RUNNING_MEAN.name);
  return [{ name: "period after ovulation: ÷ running mean", value, most: 0.6 }];
}

export function printRealCycles(folds: readonly FoldOfWomen[]): Target[] {
  const answered = askAll(folds, (questions) => questions);
  const all = [oracleRow(folds), ...rowsOf(answered)];
  printTable("Real cycles, each on its first day", all);
  const uneven = rowsOf(answered.filter(({ question }) => isPastIrregular(question.history)));
  printTable("Of these, women uneven by their past", uneven);
  const long = answered.filter(({ question }) => isPastLong(question.history));
  const longRows = rowsOf(long);
  printTable(`Of these, women whose earlier cycles average over ${LONG_MEAN} days`, longRows);
  const bias = mean(long.map(({ engine: { predicted, actual } }) => predicted - actual));
  console.log(`Mean of forecast minus length: ${bias.toFixed(2)} days`);
  const engine = metricsIn(all, ENGINE);
  return [
    { name: "all: ÷ running mean", value: ratioIn(all, RUNNING_MEAN.name), most: 0.96 },
    { name: "all: ÷ the median of her others", value: ratioIn(all, ORACLE.name), most: 1 },
    { name: "all: ÷ constant 28", value: ratioIn(all, CONSTANT_28.name), most: 0.75 },
    // A lower error is impossible from lengths alone, so it would mean a data leak.
    { name: "all: mean error, days (less is a leak)", value: engine.meanError, least: 1.9 },
    ...coverageTargets(engine),
    ...shownTargets(engine),
    { name: "uneven: ÷ running mean", value: ratioIn(uneven, RUNNING_MEAN.name), most: 0.92 },
    {
      name: "uneven: the 80% range holds, %",
      value: (metricsIn(uneven, ENGINE).coverage?.[1] ?? 0) * 100,
      least: 77,
    },
    { name: "long by their past: bias, days", value: Math.abs(bias), most: 0.5 },
    {
      name: "long by their past: ÷ running mean",
      value: ratioIn(longRows, RUNNING_MEAN.name),
      most: 0.92,
    },
    {
      name: "long by their past: the 80% range holds, %",
      value: (metricsIn(longRows, ENGINE).coverage?.[1] ?? 0) * 100,
      least: 77,
    },
    ...printMerged(folds, engine.meanError),
    ...printOverdue(folds),
    ...printOvulation(folds),
  ];
}
