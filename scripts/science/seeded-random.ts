import { createChance } from "#server/demo/chance.ts";

/** Uniform numbers in [0, 1), deterministic by seed. */
export const seededRandom = (seed: number): (() => number) => createChance(seed).next;

export function seededNormal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
