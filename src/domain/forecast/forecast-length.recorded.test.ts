import { expect, it } from "vitest";
import type { RunningLog } from "../lengths/running-length.ts";
import type { StatedLengths } from "../lengths/stated-lengths.ts";
import { beliefOfLengths, runningForecast } from "./forecast-length.ts";

interface Recorded {
  readonly lengths: readonly number[];
  readonly elapsed: number;
  readonly log: RunningLog;
  readonly said: Partial<StatedLengths>;
  /** The first possible day, and the number of possible days. */
  readonly first: number;
  readonly count: number;
  readonly unlogged: number;
  readonly at: readonly (readonly [number, number])[];
}

// Recorded from the straightforward implementation, before optimisation.
const recorded: readonly Recorded[] = [
  {
    lengths: [],
    elapsed: 0,
    log: "not-asked",
    said: {},
    first: 8,
    count: 515,
    unlogged: 0,
    at: [
      [9, 0.0001566410354776],
      [21, 0.002967634200566],
      [33, 0.04703469037663],
      [80, 0.0004442007866588],
    ],
  },
  {
    lengths: [28, 29, 28, 27, 28, 30],
    elapsed: 20,
    log: "not-asked",
    said: { age: 33 },
    first: 20,
    count: 65,
    unlogged: 0,
    at: [
      [29, 0.201053279233],
      [41, 0.0002925626776552],
      [53, 8.043193063257e-6],
      [100, 0],
    ],
  },
  {
    lengths: [28, 29, 28, 27, 28, 30],
    elapsed: 60,
    log: "not-asked",
    said: {},
    first: 60,
    count: 279,
    unlogged: 0.9350079931569,
    at: [
      [69, 0.008284404927608],
      [81, 0.005365234249596],
      [93, 0.0006753404578546],
      [140, 9.612563927944e-5],
    ],
  },
  {
    lengths: [28, 29, 28, 27, 28, 30],
    elapsed: 60,
    log: "lapsed",
    said: {},
    first: 60,
    count: 37,
    unlogged: 1,
    at: [
      [69, 0.006886340452152],
      [81, 0.004664599835691],
      [93, 0.0001006059611696],
      [140, 0],
    ],
  },
  {
    lengths: [35, 63, 32, 55, 75, 28],
    elapsed: 49,
    log: "not-asked",
    said: { pcos: "yes", regularity: "irregular" },
    first: 49,
    count: 497,
    unlogged: 0.00303695237115,
    at: [
      [58, 0.02952581783093],
      [70, 0.0163424786833],
      [82, 0.008806043431644],
      [129, 0.001350492514935],
    ],
  },
  {
    lengths: [180, 300, 240],
    elapsed: 200,
    log: "whole",
    said: {},
    first: 200,
    count: 346,
    unlogged: 0,
    at: [
      [209, 0.01018894212187],
      [221, 0.01025848975939],
      [233, 0.009764741495962],
      [280, 0.005398837224598],
    ],
  },
  {
    lengths: [15, 15, 14, 16],
    elapsed: 400,
    log: "not-asked",
    said: { statedLength: 15 },
    first: 400,
    count: 180,
    unlogged: 0.9993165074693,
    at: [
      [409, 0.05764682840517],
      [421, 0.003308519885986],
      [433, 0.001035581367995],
      [480, 0.0001096144315943],
    ],
  },
  {
    lengths: [31, 44, 33, 38],
    elapsed: 5,
    log: "not-asked",
    said: { age: 47, regularity: "not_sure", statedLength: 36 },
    first: 8,
    count: 510,
    unlogged: 0,
    at: [
      [14, 0.0006564005994636],
      [26, 0.02598962566073],
      [38, 0.03947934836382],
      [85, 0.0002208792249784],
    ],
  },
];

it.each(recorded)(
  "the optimised forecast of $lengths on day $elapsed equals the recorded one",
  (before) => {
    const { lengths, elapsed, log, said, first, count, unlogged, at } = before;
    const history = lengths.map((length) => ({ length, missedLog: "not-asked" as const }));
    const stated = { regularity: null, pcos: null, statedLength: null, age: null, ...said };
    const now = runningForecast(beliefOfLengths(history, stated), elapsed, log);
    const { firstLength, probabilities } = now.odds;
    expect([firstLength, probabilities.length]).toEqual([first, count]);
    expect(Math.abs(now.unlogged - unlogged)).toBeLessThan(1e-9);
    for (const [length, probability] of at) {
      expect(Math.abs((probabilities[length - firstLength] ?? 0) - probability)).toBeLessThan(1e-9);
    }
  },
);
