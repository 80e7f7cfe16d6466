import { describe, expect, it } from "vitest";
import { learnSigns } from "./learn-signs.ts";
import { anySigns, shareMisled } from "./sign-belief.ts";
import { shareOfRise } from "./temperature-evidence.ts";

const usual = anySigns({ hasPcos: false });

const chart = (length: number, ovulation: number) => ({
  length,
  signs: {
    temperatures: Array.from(
      { length },
      (_, place) => 36.4 + 0.35 * shareOfRise(place + 1 - ovulation),
    ),
    mucus: Array.from({ length }, (_, place) => (Math.abs(place + 2 - ovulation) < 3 ? 4 : 0)),
    luteinisingTests: Array<null>(length).fill(null),
    wearables: [],
  },
});

/** Scattered, and never higher. */
const flat = (length: number) => ({
  length,
  signs: {
    temperatures: Array.from({ length }, (_, place) => 36.4 + ((place * 7) % 5) / 20),
    mucus: Array<null>(length).fill(null),
    luteinisingTests: Array<null>(length).fill(null),
    wearables: [],
  },
});

describe("learnSigns", () => {
  it("learns the luteal length from cycles with clear signs", () => {
    const { luteal } = learnSigns(usual, Array(6).fill(chart(28, 18)));
    expect(luteal.mean).toBeLessThan(11.2);
    expect(luteal.variance).toBeLessThan(usual.luteal.variance / 2);
  });

  it("learns hardly any luteal length from vague signs", () => {
    const { luteal } = learnSigns(usual, Array(6).fill(flat(28)));
    expect(Math.abs(luteal.mean - usual.luteal.mean)).toBeLessThan(1);
  });

  it("doubts temperatures that never rise, and only those", () => {
    const { doubts } = learnSigns(usual, Array(6).fill(flat(28)));
    expect(shareMisled(doubts.temperature)).toBeGreaterThan(0.5);
    expect(doubts.mucus).toBe(usual.doubts.mucus);
  });

  it("trusts a sign that shows ovulation every time", () => {
    const { doubts, anovulation } = learnSigns(usual, Array(10).fill(chart(28, 16)));
    expect(shareMisled(doubts.temperature)).toBeLessThan(0.1);
    expect(shareMisled(anovulation)).toBeLessThan(0.05);
  });

  it("learns nothing from cycles without signs", () => {
    const bare = chart(28, 14);
    const none = {
      ...bare,
      signs: { ...bare.signs, temperatures: [null, null], mucus: [null, null] },
    };
    expect(learnSigns(usual, [none, none])).toBe(usual);
  });

  it("starts with larger doubts for PCOS", () => {
    const { doubts, anovulation } = anySigns({ hasPcos: true });
    expect(shareMisled(doubts.test)).toBeCloseTo(0.6, 12);
    expect(shareMisled(anovulation)).toBeCloseTo(0.5, 12);
  });
});
