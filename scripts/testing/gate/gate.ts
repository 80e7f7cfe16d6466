import { FAILED, type Outcome, type Step } from "./step.ts";
import { sum, type Tally } from "./tally.ts";

/** Steps that depend on the previous one: after a failure the rest isn't run and fails. */
export type Chain = readonly Step[];

/** Lines of a failed step's output that are repeated at the end, where long logs are read. */
const MOST_LINES = 60;

export interface Result extends Tally {
  readonly failures: readonly string[];
}

export async function runChains(chains: readonly Chain[], lanes: number): Promise<Result> {
  const waiting = [...chains];
  const tallies: Tally[] = [];
  const failures: string[] = [];
  const follow = async (chain: Chain) => {
    let isBroken = false;
    for (const step of chain) {
      const { tally, output } = isBroken ? leaveOut(step) : await runStep(step);
      tallies.push(tally);
      if (tally.failed === 0) continue;
      isBroken = true;
      failures.push(`✗ ${step.name}: ${output.split("\n").slice(-MOST_LINES).join("\n")}`);
    }
  };
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await follow(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { ...sum(tallies), failures };
}

function leaveOut({ name }: Step): Outcome {
  const output = "not run, because what it needs failed";
  console.log(`✗ ${name}: ${output}`);
  return { tally: FAILED, output };
}

async function runStep({ name, run }: Step): Promise<Outcome> {
  console.log(`… ${name}`);
  const began = Date.now();
  const outcome = await run().catch((error): Outcome => ({ tally: FAILED, output: String(error) }));
  const { tally, output } = outcome;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const counts = `${tally.passed} passed, ${tally.failed} failed`;
  console.log(`${tally.failed === 0 ? "✓" : "✗"} ${name}: ${counts} (${seconds} s)`);
  if (output !== "") console.log(output);
  return outcome;
}

/** Runs the work, prints the total as the last line, and exits accordingly. */
export async function conclude(work: () => Promise<Result>): Promise<void> {
  const began = Date.now();
  const { passed, failed, failures } = await work().catch(
    (error): Result => ({ ...FAILED, failures: [String(error)] }),
  );
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\nAll of it took ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
