import type { Metrics } from "./metrics.ts";

const shares = (values: readonly number[] | null) =>
  values === null ? "" : values.map((share) => (share * 100).toFixed(1)).join("/");
const number = (value: number | null) => (value === null ? "" : value.toFixed(2));

export interface Row {
  readonly name: string;
  readonly metrics: Metrics;
}

const HEADINGS = [
  ["method", 26],
  ["MAE", 7],
  ["RMSE", 7],
  ["±1/2/3 %", 11],
  ["÷ 28", 7],
  ["÷ mean", 8],
  ["50/80/90 %", 16],
  ["width", 7],
  ["CRPS", 6],
] as const;

const line = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd(HEADINGS[index]?.[1] ?? 8)).join("");

/** Errors are divided by those of the rows named "constant 28" and `divisor`. */
export function printTable(title: string, rows: readonly Row[], divisor = "running mean"): void {
  const errorOf = (name: string) => rows.find((row) => row.name === name)?.metrics.meanError;
  const ratio = (error: number, to: number | undefined) =>
    to === undefined ? "" : (error / to).toFixed(3);
  console.log(`\n${title} · ${rows[0]?.metrics.count ?? 0} predictions`);
  console.log(line(HEADINGS.map(([heading]) => heading)));
  for (const { name, metrics } of rows) {
    const { meanError, rootMeanSquareError, within, coverage, width80, crps } = metrics;
    console.log(
      line([
        name,
        number(meanError),
        number(rootMeanSquareError),
        within.map((share) => `${Math.round(share * 100)}`).join("/"),
        ratio(meanError, errorOf("constant 28")),
        ratio(meanError, errorOf(divisor)),
        shares(coverage),
        number(width80),
        number(crps),
      ]),
    );
  }
}
