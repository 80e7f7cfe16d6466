/** A random number generator with a fixed sequence for each seed (mulberry32). */
export interface Chance {
  readonly next: () => number;
  readonly happens: (probability: number) => boolean;
  readonly wholeNumber: (min: number, max: number) => number;
  /** Roughly normal: the sum of twelve uniform numbers. */
  readonly around: (mean: number, spread: number) => number;
  readonly uuid: () => string;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    happens: (probability) => next() < probability,
    wholeNumber: (min, max) => min + Math.floor(next() * (max - min + 1)),
    around: (mean, spread) => {
      let sum = -6;
      for (let draw = 0; draw < 12; draw += 1) sum += next();
      return mean + sum * spread;
    },
    uuid: () =>
      "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () =>
        Math.floor(next() * 16).toString(16),
      ),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
