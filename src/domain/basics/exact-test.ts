export interface DayCounts {
  readonly inPhase: number;
  readonly withSymptomInPhase: number;
  readonly elsewhere: number;
  readonly withSymptomElsewhere: number;
}

function logFactorials(most: number): number[] {
  const logs = [0];
  for (let value = 1; value <= most; value += 1) {
    logs.push((logs[value - 1] ?? 0) + Math.log(value));
  }
  return logs;
}

/**
 * Returns the one-sided probability of this overlap by chance (Fisher's exact test).
 * @example exactChance({ inPhase: 4, withSymptomInPhase: 4, elsewhere: 4, withSymptomElsewhere: 0 }) // 1/70
 */
export function exactChance(counts: DayCounts): number {
  const { inPhase, withSymptomInPhase, elsewhere, withSymptomElsewhere } = counts;
  const days = inPhase + elsewhere;
  const withSymptom = withSymptomInPhase + withSymptomElsewhere;
  const logs = logFactorials(days);
  const logCombinations = (from: number, take: number) =>
    (logs[from] ?? 0) - (logs[take] ?? 0) - (logs[from - take] ?? 0);
  const all = logCombinations(days, withSymptom);
  let chance = 0;
  for (let hits = withSymptomInPhase; hits <= Math.min(inPhase, withSymptom); hits += 1) {
    if (withSymptom - hits > elsewhere) continue;
    chance += Math.exp(
      logCombinations(inPhase, hits) + logCombinations(elsewhere, withSymptom - hits) - all,
    );
  }
  return Math.min(1, chance);
}

/**
 * Corrects for multiple comparisons, in the same order (Holm, Scand J Stat 1979;6:65).
 * @example correctForMany([0.01, 0.04]) // [0.02, 0.04]
 */
export function correctForMany(chances: readonly number[]): number[] {
  const order = chances
    .map((chance, index) => ({ chance, index }))
    .sort((one, other) => one.chance - other.chance);
  const corrected = chances.map(() => 1);
  let highest = 0;
  order.forEach(({ chance, index }, rank) => {
    highest = Math.min(1, Math.max(highest, chance * (chances.length - rank)));
    corrected[index] = highest;
  });
  return corrected;
}
