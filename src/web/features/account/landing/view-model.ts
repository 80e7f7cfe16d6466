import type { Bead } from "#web/beads/bead.ts";
import type { RingDrawing } from "#web/beads/ring/bead-ring.tsx";

const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isNewsletterAddress(address: string): boolean {
  return SIMPLE_ADDRESS.test(address.trim());
}

const EXAMPLE_DAY = 17;
const EXAMPLE_LENGTH = 34;

const many = (count: number, bead: Bead): Bead[] => Array.from({ length: count }, () => bead);

/** Invented example for the hero: a cycle longer than 28 days, as is common with PCOS. */
export const exampleCycle = {
  day: EXAMPLE_DAY,
  length: EXAMPLE_LENGTH,
  moonFraction: (EXAMPLE_DAY - 1) / EXAMPLE_LENGTH,
  drawing: {
    beads: [
      ...([2, 3, 3, 2, 1] as const).map((size): Bead => ({ kind: "period", size })),
      { kind: "resting" },
      { kind: "spotting" },
      ...many(9, { kind: "resting" }),
      { kind: "resting", today: String(EXAMPLE_DAY) },
    ],
    ahead: EXAMPLE_LENGTH - EXAMPLE_DAY,
    ribbon: { from: 10, probabilities: [0.02, 0.05, 0.09, 0.14, 0.14, 0.09, 0.05, 0.02] },
    marks: [],
    possible: { first: 1, last: 8 },
    peak: { first: 3, last: 6 },
  } satisfies RingDrawing,
} as const;

/** An invented woman with PCOS on day 26: 80 % ranges from lengths alone, and with signs added. */
export const signsExample = { alone: [31, 47], together: [33, 37] } as const;

/** Her last six cycles: the 80 % range of each when it began, and its length. */
export const pastCycles = [
  { range: [27, 50], came: 45 },
  { range: [26, 53], came: 38 },
  { range: [28, 50], came: 35 },
  { range: [29, 48], came: 43 },
  { range: [30, 48], came: 39 },
  { range: [30, 46], came: 52 },
] as const;
