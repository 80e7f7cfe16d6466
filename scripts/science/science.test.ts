import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "#domain/forecast/forecast-length.ts";
import { BASELINES, RUNNING_MEAN } from "./baselines.ts";
import { fnv1a, foldOf } from "./folds.ts";
import { metricsOf, midPit } from "./metrics.ts";
import { seededRandom } from "./seeded-random.ts";
import { mergeLogs, simulatedWomen } from "./simulated-histories.ts";
import { askEngine, isPastIrregular, questionsOf } from "./walk-forward.ts";

describe("the folds", () => {
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("FNV-1a of %j matches the published value", (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
  });

  it("depend on the woman's id alone", () => {
    expect(foldOf("foobar")).toBe(0xbf9cf968 % 5);
  });
});

describe("walking forward", () => {
  it("forecasts each cycle from the earlier ones only, from the second cycle on", () => {
    expect(questionsOf([28, 30, 29]).map(({ history, actual }) => [history, actual])).toEqual([
      [[28], 30],
      [[28, 30], 29],
    ]);
  });

  it("leaks nothing: neither the outcome nor later cycles change a prediction", () => {
    const model = fittedLengthModel();
    const predictionsOf = (lengths: readonly number[]) =>
      questionsOf(lengths).map((question) => askEngine(question, model).predicted);
    const once = predictionsOf([28, 31, 29, 30, 27]);
    expect(predictionsOf([28, 31, 29, 44, 21]).slice(0, 3)).toEqual(once.slice(0, 3));
  });

  it("classifies a woman as irregular by her past only", () => {
    expect(isPastIrregular([28, 36])).toBe(true);
    expect(isPastIrregular([24, 30, 33])).toBe(true);
    expect(isPastIrregular([28, 29, 30])).toBe(false);
    expect(isPastIrregular([30])).toBe(false);
  });
});

describe("the metrics", () => {
  const odds = { firstLength: 27, probabilities: [0.25, 0.5, 0.25] };

  it("count half of the actual day's probability in the PIT", () => {
    expect(midPit(odds, 28)).toBe(0.5);
    expect(midPit(odds, 27)).toBe(0.125);
    expect(midPit(odds, 40)).toBe(1);
  });

  it("score errors in days, and odds by the continuous ranked probability score", () => {
    const metrics = metricsOf([{ predicted: 28, actual: 29, odds }]);
    expect(metrics.meanError).toBe(1);
    expect(metrics.within).toEqual([1, 1, 1]);
    expect(metrics.crps).toBeCloseTo(0.25 ** 2 + 0.75 ** 2, 10);
  });

  it("score a certain prediction by the days it was off", () => {
    const sure = { firstLength: 28, probabilities: [1] };
    expect(metricsOf([{ predicted: 28, actual: 31, odds: sure }]).crps).toBe(3);
    expect(metricsOf([{ predicted: 28, actual: 25, odds: sure }]).crps).toBe(3);
    expect(metricsOf([{ predicted: 28, actual: 28, odds: sure }]).crps).toBe(0);
  });
});

describe("the simpler rules", () => {
  const predictionOf = (name: string, history: readonly number[], elapsed = 0) =>
    BASELINES.find((baseline) => baseline.name === name)?.predict(history, elapsed);

  it("ovumcy uses the median of six and rolls forward by whole cycles", () => {
    expect(predictionOf("ovumcy", [50, 28, 28, 30, 28, 28, 29])).toBe(28);
    expect(predictionOf("ovumcy", [28, 28], 30)).toBe(56);
  });

  it("SparkyFitness rounds the mean of six and merges starts within ten days", () => {
    expect(predictionOf("SparkyFitness", [28, 30, 30])).toBe(29);
    expect(predictionOf("SparkyFitness", [5, 24, 29])).toBe(29);
  });

  it("the running mean uses all lengths", () => {
    expect(RUNNING_MEAN.predict([20, 30, 40], 0)).toBe(30);
  });
});

describe("simulated histories", () => {
  it("are the same for the same seed", () => {
    expect(simulatedWomen(8, 5)).toEqual(simulatedWomen(8, 5));
    expect(simulatedWomen(8, 5)).not.toEqual(simulatedWomen(8, 6));
  });

  it("lose no day when logs are merged", () => {
    const logged = mergeLogs([28, 30, 29, 31], 0.5, seededRandom(3));
    expect(logged.reduce((sum, length) => sum + length, 0)).toBe(118);
    expect(mergeLogs([28, 30], 0, () => 0.5)).toEqual([28, 30]);
    expect(mergeLogs([28, 30, 29], 1, () => 0.5)).toEqual([87]);
  });
});
