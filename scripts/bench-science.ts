import { readCycleTable } from "./science/cycle-table.ts";
import { printAlarms } from "./science/print-alarms.ts";
import { printInfrequent } from "./science/print-infrequent.ts";
import { printOvulated } from "./science/print-ovulated.ts";
import { printRealCycles } from "./science/print-real-cycles.ts";
import { printSimulated } from "./science/print-simulated.ts";
import { printSize } from "./science/print-size.ts";
import { printSpeed } from "./science/print-speed.ts";
import { printTargets } from "./science/targets.ts";
import { foldsOf } from "./science/walk-forward.ts";

// Measures the forecasts on a table of real cycles, walk-forward, beside simpler rules.
// npm run bench:science -- CSV            figures fitted anew without the women they are tested on
// npm run bench:science -- CSV --shipped  the shipped figures, for women they were not fitted on
const [path, mode] = process.argv.slice(2);
if (path === undefined) throw new Error("usage: npm run bench:science -- CSV [--shipped]");
const women = readCycleTable(path);
const folds = foldsOf(women, mode !== "--shipped");

const real = printRealCycles(folds);
const ovulated = printOvulated(folds);
const simulated = printSimulated();
const infrequent = printInfrequent();
const speed = printSpeed();
const size = await printSize();
const alarms = printAlarms();
const isAllMet = printTargets([
  ...real,
  ...ovulated,
  ...simulated,
  ...infrequent,
  ...alarms,
  ...speed,
  ...size,
]);
process.exitCode = isAllMet ? 0 : 1;
