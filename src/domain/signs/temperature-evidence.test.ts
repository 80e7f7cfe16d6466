import { describe, expect, it } from "vitest";
import {
  ANY_TEMPERATURES,
  learnTemperatures,
  readingsOf,
  shareOfRise,
  temperatureEvidence,
} from "./temperature-evidence.ts";

/** A chart whose odd and even days differ slightly, to keep the scatter above 0. */
const chart = (ovulation: number, days: number, rise = 0.35, low = 36.4) =>
  Array.from(
    { length: days },
    (_, place) => low + rise * shareOfRise(place + 1 - ovulation) + (((place * 7) % 5) - 2) / 50,
  );

const evidence = (temperatures: readonly (number | null)[], belief = ANY_TEMPERATURES) =>
  temperatureEvidence(belief, readingsOf(temperatures), 1, 40);

const likeliest = (logs: readonly number[]) => logs.indexOf(Math.max(...logs)) + 1;

describe("temperatureEvidence", () => {
  it.each([10, 14, 21, 30])("places ovulation within a day of a rise after day %i", (ovulation) => {
    const logs = evidence(chart(ovulation, ovulation + 6));
    expect(Math.abs(likeliest(logs) - ovulation)).toBeLessThanOrEqual(1);
    expect(Math.max(...logs)).toBeGreaterThan(Math.log(20));
  });

  it("is neutral about future days, and low readings count against past days", () => {
    const logs = evidence(chart(60, 20));
    expect(logs.slice(20)).toEqual(Array(20).fill(0));
    expect(logs[9]).toBeLessThan(-1);
  });

  it("is neutral without a reading after the third day", () => {
    expect(evidence([36.9, 36.8, 36.7, null, null])).toEqual(Array(40).fill(0));
  });

  it("caps a fever at half a degree above the cycle's median", () => {
    const [warm, hot] = [37.4, 39.4].map((fever) => evidence([...chart(60, 12), fever, fever]));
    expect(hot).toEqual(warm);
    expect(readingsOf([...chart(60, 12), 39.4]).at(-1)?.value).toBeLessThan(37);
  });

  it("equals the likelihood integrated numerically on a grid", () => {
    const readings = readingsOf(chart(9, 13));
    const { low, rise, precision, shape, rate } = ANY_TEMPERATURES;
    const likelihood = (ovulation: number | null) => {
      let sum = 0;
      // Integrates over the scatter's standard deviation, with low and rise in units of it.
      for (let scatter = 0.02; scatter < 0.6; scatter += 0.005) {
        const prior = scatter ** (-2 * shape - 1) * Math.exp(-rate / scatter ** 2);
        for (let one = -5; one <= 5; one += 0.25) {
          for (let other = -5; other <= 5; other += 0.25) {
            const lowHere = low + (one * scatter) / Math.sqrt(precision.low);
            const riseHere = rise + (other * scatter) / Math.sqrt(precision.rise);
            const logs = readings.reduce(
              (total, { index, value }) => {
                const share = ovulation === null ? 0 : shareOfRise(index + 1 - ovulation);
                const off = (value - lowHere - share * riseHere) / scatter;
                return total - off ** 2 / 2 - Math.log(scatter);
              },
              -(one ** 2 + other ** 2) / 2,
            );
            sum += prior * Math.exp(logs);
          }
        }
      }
      return sum;
    };
    const logs = evidence(chart(9, 13));
    for (const ovulation of [5, 9, 12]) {
      const onGrid = Math.log(likelihood(ovulation) / likelihood(null));
      expect(logs[ovulation - 1]).toBeCloseTo(onGrid, 1);
    }
  });
});

describe("learnTemperatures", () => {
  const learn = (temperatures: readonly number[], ovulation = 14) =>
    learnTemperatures(ANY_TEMPERATURES, readingsOf(temperatures), (place) =>
      shareOfRise(place + 1 - ovulation),
    );

  it("moves low and rise part of the way to the cycle's own", () => {
    const after = learn(chart(14, 28, 0.5, 36.8));
    expect(after.low).toBeGreaterThan(36.7);
    expect(after.rise).toBeGreaterThan(0.4);
    expect(after.rise).toBeLessThan(0.55);
  });

  it("learns nothing from fewer than eight readings", () => {
    expect(learn(chart(14, 10))).toBe(ANY_TEMPERATURES);
  });

  it("leaves room for the next cycle to differ", () => {
    let belief = ANY_TEMPERATURES;
    for (let cycle = 0; cycle < 12; cycle += 1) {
      belief = learnTemperatures(belief, readingsOf(chart(14, 28)), (place) =>
        shareOfRise(place + 1 - 14),
      );
    }
    const { precision, rate, shape } = belief;
    const determinant = precision.low * precision.rise - precision.both ** 2;
    expect(shape).toBe(10);
    expect(Math.sqrt((rate / shape) * (precision.rise / determinant))).toBeGreaterThan(0.08);
  });
});
