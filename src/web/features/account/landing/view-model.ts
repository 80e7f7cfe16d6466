import type { Bead } from "#web/beads/bead.ts";

/** Text, @, text, dot, text: enough to catch a slip, as the form sends nothing anywhere yet. */
const SIMPLE_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isNewsletterAddress(address: string): boolean {
  return SIMPLE_ADDRESS.test(address.trim());
}

const EXAMPLE_DAY = 17;
const EXAMPLE_LENGTH = 34;

const many = (count: number, bead: Bead): Bead[] => Array.from({ length: count }, () => bead);

/** The example in the hero: no woman's data, a cycle as PCOS often makes it, longer than 28 days. */
export const exampleCycle = {
  day: EXAMPLE_DAY,
  length: EXAMPLE_LENGTH,
  moonFraction: (EXAMPLE_DAY - 1) / EXAMPLE_LENGTH,
  beads: [
    ...([2, 3, 3, 2, 1] as const).map((size): Bead => ({ kind: "period", size })),
    { kind: "resting" },
    { kind: "spotting" },
    ...many(9, { kind: "resting" }),
    { kind: "resting", today: String(EXAMPLE_DAY) },
    ...many(2, { kind: "possible" }),
    ...many(4, { kind: "peak" }),
    ...many(2, { kind: "possible" }),
    { kind: "future" },
    ...[0.12, 0.25, 0.45, 0.7, 0.7, 0.45, 0.25, 0.12].map(
      (strength): Bead => ({ kind: "forecast", strength }),
    ),
  ] satisfies Bead[],
} as const;
