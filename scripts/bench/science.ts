import { readCharts } from "../science/chart-table.ts";
import { readCycleTable } from "../science/cycle-table.ts";
import { printAlarms } from "../science/print/alarms.ts";
import { printCharts } from "../science/print/charts.ts";
import { printInfrequent } from "../science/print/infrequent.ts";
import { printOvulated } from "../science/print/ovulated.ts";
import { printRealCycles } from "../science/print/real-cycles.ts";
import { printSimulated } from "../science/print/simulated.ts";
import { printSimulatedCharts } from "../science/print/simulated-charts.ts";
import { printTargets } from "../science/targets.ts";
import { foldsOf } from "../science/walk-forward.ts";

// Backtests the forecasts on a table of real cycles, walk-forward, against simpler rules.
// npm run bench:science -- CSV            fits the parameters without the women tested on
// npm run bench:science -- CSV --shipped  tests the shipped parameters on other women
// npm run bench:science -- CSV JSON       adds charts of daily signs (docs/predictions.md)
const parameters = process.argv.slice(2);
const [path, charts] = parameters.filter((word) => !word.startsWith("--"));
if (path === undefined) throw new Error("usage: npm run bench:science -- CSV [JSON] [--shipped]");
const women = readCycleTable(path);
const folds = foldsOf(women, !parameters.includes("--shipped"));

const real = printRealCycles(folds);
const ovulated = printOvulated(folds);
const charted = charts === undefined ? [] : printCharts(readCharts(charts));
const chartedInvented = printSimulatedCharts();
const simulated = printSimulated();
const infrequent = printInfrequent();
const alarms = printAlarms();
const isAllMet = printTargets([
  ...real,
  ...ovulated,
  ...charted,
  ...chartedInvented,
  ...simulated,
  ...infrequent,
  ...alarms,
]);
process.exitCode = isAllMet ? 0 : 1;
