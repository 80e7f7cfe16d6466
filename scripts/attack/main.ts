import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { failuresOf, lineOf } from "./figures.ts";
import { flood } from "./scenarios/flood.ts";
import { fullDisk } from "./scenarios/full-disk.ts";
import { fuzz } from "./scenarios/fuzz.ts";
import { heavyCalls } from "./scenarios/heavy-calls.ts";
import { hostileImport, regularExpression } from "./scenarios/hostile-input.ts";
import { kill } from "./scenarios/kill.ts";
import { lockOut } from "./scenarios/lock-out.ts";
import { mail } from "./scenarios/mail.ts";
import { move } from "./scenarios/move.ts";
import { postgresRestart } from "./scenarios/postgres-restart.ts";
import { race } from "./scenarios/race.ts";
import { restoredBackup } from "./scenarios/restored-backup.ts";
import { signIns } from "./scenarios/sign-ins.ts";
import { slowBody } from "./scenarios/slow-body.ts";
import { slowReader } from "./scenarios/slow-reader.ts";
import { stolenDatabase } from "./scenarios/stolen-database.ts";
import { attack, type Scenario } from "./target.ts";

// Runs the project's own attacks on the built server: `npm run attack` for all scenarios in
// sequence (about ten minutes), `npm run attack -- kill` for one, `--share 0.1` for a tenth of
// each, as in `npm test`.
const scenarios: readonly Scenario[] = [
  kill,
  move,
  postgresRestart,
  signIns,
  slowBody,
  slowReader,
  flood,
  heavyCalls,
  regularExpression,
  hostileImport,
  race,
  mail,
  lockOut,
  fullDisk,
  stolenDatabase,
  restoredBackup,
  fuzz,
];

const { values, positionals } = parseArgs({
  options: { share: { type: "string", default: "1" } },
  allowPositionals: true,
});
const share = Number(values.share);
const unknown = positionals.filter((name) => !scenarios.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  throw new Error(`${unknown.join()}: choose from ${scenarios.map(({ name }) => name).join(", ")}`);
}
const chosen = scenarios.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);

async function run(scenario: Scenario): Promise<void> {
  const began = performance.now();
  const [figures, bearing] = await attack(scenario, share);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${lineOf(scenario.name, figures, bearing)} · ${seconds} s`);
  for (const failure of failuresOf(figures, bearing, share >= 1)) {
    console.log(`  ✗ ${failure}`);
    process.exitCode = 1;
  }
}

/** Attackers of a whole run lower their priority, which only a new process resets. */
function runApart({ name }: Scenario): void {
  const parameters = [...process.execArgv, process.argv[1] ?? "", name, "--share", values.share];
  const { status } = spawnSync(process.execPath, parameters, { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

for (const scenario of chosen) {
  if (chosen.length === 1 || share < 1) await run(scenario);
  else runApart(scenario);
}
