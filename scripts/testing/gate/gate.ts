import { FAILED, type Outcome, type Step } from "./step.ts";
import { sum, type Tally } from "./tally.ts";

/**
 * Steps that depend on the previous one: after a failure the rest doesn't run and counts as failed.
 */
export type Chain = readonly Step[];

/** Lines of a failed step's output that are repeated at the end. */
const MOST_LINES = 30;

/** Runs the chains in order, `lanes` at a time. */
export async function runChains(chains: readonly Chain[], lanes: number): Promise<Tally> {
  const waiting = [...chains];
  const tallies: Tally[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await follow(next));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sum(tallies);
}

async function follow(chain: Chain): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const step of chain) {
    const isReady = sum(tallies).failed === 0;
    tallies.push(isReady ? await runStep(step) : leaveOut(step));
  }
  return sum(tallies);
}

function leaveOut({ name }: Step): Tally {
  const failure = `✗ ${name}: not run, because what it needs failed`;
  console.log(failure);
  return { ...FAILED, failures: [failure] };
}

async function runStep({ name, run }: Step): Promise<Tally> {
  console.log(`… ${name}`);
  const began = Date.now();
  const { tally, output } = await run().catch(
    (error): Outcome => ({ tally: FAILED, output: String(error) }),
  );
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const counts = `${tally.passed} passed, ${tally.failed} failed`;
  console.log(`${tally.failed === 0 ? "✓" : "✗"} ${name}: ${counts} (${seconds} s)`);
  if (output !== "") console.log(output);
  if (tally.failed === 0) return tally;
  const failures = tally.failures ?? [lastLines(output)];
  return { ...tally, failures: failures.map((failure) => `✗ ${name}: ${failure}`) };
}

const lastLines = (output: string) => output.split("\n").slice(-MOST_LINES).join("\n");

/** Runs the work, prints the total as the last line, and exits accordingly. */
export async function conclude(work: () => Promise<Tally>): Promise<void> {
  const began = Date.now();
  const {
    passed,
    failed,
    failures = [],
  } = await work().catch((error): Tally => {
    console.log(String(error));
    return FAILED;
  });
  // Repeated, because long logs are often read from the end.
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\nAll of it took ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
