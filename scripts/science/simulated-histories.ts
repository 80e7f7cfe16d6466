import { seededNormal, seededRandom } from "./seeded-random.ts";

/** A simulated woman with PCOS. Not evidence: no public lengths of such cycles exist. */
export interface SimulatedWoman {
  readonly kind: "regular" | "infrequent" | "skipped" | "anovulatory";
  /** Days, oldest first. */
  readonly lengths: readonly number[];
  /** The same as they would have been logged. */
  readonly logged: readonly number[];
}

const KINDS = ["regular", "infrequent", "skipped", "anovulatory"] as const;
const CYCLES = 14;

interface Dice {
  readonly uniform: () => number;
  readonly normal: () => number;
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

function drawLengths(draw: () => number, least: number): number[] {
  return Array.from({ length: CYCLES }, () => {
    for (;;) {
      const length = Math.round(draw());
      if (length >= least) return length;
    }
  });
}

/** Made-up: a mean of 46.6 days between women, a deviation of 12.8 within each. */
function lengthsOf(kind: SimulatedWoman["kind"], { uniform, normal }: Dice): number[] {
  switch (kind) {
    case "regular": {
      const [mean, spread] = [30 + 2 * normal(), 2 + 1.5 * uniform()];
      return drawLengths(() => mean + spread * normal(), 18);
    }
    case "infrequent": {
      const mean = clamp(46.6 + 14 * normal(), 28, 100);
      return drawLengths(() => mean + 12.8 * normal(), 18);
    }
    case "skipped": {
      const [mean, spread] = [32 + 4 * normal(), 3 + 2 * uniform()];
      return drawLengths(() => mean + spread * normal(), 18);
    }
    case "anovulatory": {
      const [mean, spread] = [36 + 5 * normal(), 4 + 4 * uniform()];
      const long = 0.15 + 0.2 * uniform();
      return drawLengths(
        () => (uniform() < long ? 60 + 60 * uniform() ** 1.5 : mean + spread * normal()),
        18,
      );
    }
  }
}

/** Merges lengths as if each inner first day were missed with probability `share`. */
export function mergeLogs(
  lengths: readonly number[],
  share: number,
  uniform: () => number,
): number[] {
  const logged: number[] = [];
  lengths.forEach((length, index) => {
    const last = logged.at(-1);
    if (index === 0 || last === undefined || uniform() >= share) logged.push(length);
    else logged.splice(-1, 1, last + length);
  });
  return logged;
}

export function simulatedWomen(count: number, seed: number): SimulatedWoman[] {
  const uniform = seededRandom(seed);
  const dice = { uniform, normal: seededNormal(uniform) };
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? "regular";
    const lengths = lengthsOf(kind, dice);
    const logged = kind === "skipped" ? mergeLogs(lengths, 0.12, uniform) : lengths;
    return { kind, lengths, logged };
  });
}
