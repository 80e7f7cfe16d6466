import { FAILED, type Outcome, type Step } from "./step.ts";
import { sum, type Tally } from "./tally.ts";

/** Steps of which each needs the one before it: after a failure the rest are not run, and fail. */
export type Chain = readonly Step[];

/** How much of a failed step's output is said once more at the end. */
const MOST_LINES = 30;

/** Runs the chains, so many at a time, in their order. */
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

/** Does the work, says the total in the last line, and ends this process by it. */
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
  // Once more, since they stand far above and a long log is often read from its end.
  for (const failure of failures) console.log(`\n${failure}`);
  console.log(`\nAll of it took ${Math.round((Date.now() - began) / 1000)} s.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
