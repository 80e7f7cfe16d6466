import { createContext, Script } from "node:vm";
import { type Attack, attacksOn } from "./attack-texts.ts";

/** Milliseconds for all leads and tails of one pump: a thousand times the usual. */
const LONGEST = 1_000;
const FIRST_LENGTH = 3_000;
const SUSPICIOUS_MILLISECONDS = 2;
// The longer text takes a linear pattern eight times as long, and a quadratic one 64 times.
const [SHORT, LONG] = [1_000, 8_000];
const MOST_GROWTH = 22;
const TRIES = 2;
/** A busy machine can slow one measurement, so growth counts only when it repeats. */
const REPEATS = 3;

// A script's timeout also stops a backtracking pattern. One context for all: each takes a
// millisecond to create, and there are some 16,000 runs.
const context = createContext({ now: () => performance.now() });
const RUN = new Script(`texts.map((text) => {
  const began = now();
  text.replace(pattern, "");
  return now() - began;
})`);

/** Describes the attack that takes superlinear time; `null` if there is none. */
export function attackThatHolds(pattern: RegExp): string | null {
  for (const attacks of attacksOn(pattern)) {
    const times = timesOf(pattern, attacks, FIRST_LENGTH);
    if (times === null) return inWords(attacks, "");
    const suspects = attacks.filter((_, index) => (times[index] ?? 0) > SUSPICIOUS_MILLISECONDS);
    for (const suspect of suspects) {
      const growth = leastGrowth(pattern, suspect);
      if (growth > MOST_GROWTH) return inWords([suspect], ` grows ${growth.toFixed(0)} times`);
    }
  }
  return null;
}

/** The least growth of several measurements; the first that is linear ends them. */
function leastGrowth(pattern: RegExp, attack: Attack): number {
  let least = Number.POSITIVE_INFINITY;
  for (let repeat = 0; repeat < REPEATS && least > MOST_GROWTH; repeat++) {
    least = Math.min(least, growthOf(pattern, attack));
  }
  return least;
}

function growthOf(pattern: RegExp, attack: Attack): number {
  const [short, long] = [SHORT, LONG].map((length) => {
    const tries = Array.from({ length: TRIES }, () => timesOf(pattern, [attack], length));
    return Math.min(...tries.map((times) => times?.[0] ?? Number.POSITIVE_INFINITY));
  });
  if (long === undefined || short === undefined || long < SUSPICIOUS_MILLISECONDS) return 1;
  return Number.isFinite(long) ? long / short : Number.POSITIVE_INFINITY;
}

/** The milliseconds per text; `null` on timeout. */
function timesOf(
  pattern: RegExp,
  attacks: readonly Attack[],
  length: number,
): readonly number[] | null {
  const texts = attacks.map(
    ({ lead, pump, tail }) => lead + pump.repeat(Math.ceil(length / pump.length)) + tail,
  );
  Object.assign(context, { pattern, texts });
  try {
    return RUN.runInContext(context, { timeout: LONGEST });
  } catch {
    return null;
  }
}

const inWords = ([attack]: readonly Attack[], rest: string) =>
  `${JSON.stringify(attack?.pump)} after ${JSON.stringify(attack?.lead)}${rest}`;
