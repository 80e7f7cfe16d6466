import type { ChartCycle, ChartRun } from "./chart-table.ts";
import { seededNormal, seededRandom } from "./seeded-random.ts";

/** Parameters of a simulated woman's signs. Not evidence. */
export interface ChartKind {
  readonly name: string;
  /** Share of cycles without ovulation, and of ovulatory ones without a temperature rise. */
  readonly anovulatory: number;
  readonly flat: number;
  /** Share of days without any sign logged. */
  readonly missing: number;
  readonly hasMucus: boolean;
  readonly hasPcos: boolean;
}

const usual = { anovulatory: 0, flat: 0, missing: 0.1, hasMucus: true, hasPcos: false };

export const CHART_KINDS: readonly ChartKind[] = [
  { ...usual, name: "clean" },
  { ...usual, name: "half missing", missing: 0.5 },
  { ...usual, name: "30% anovulatory", anovulatory: 0.3 },
  { ...usual, name: "never a rise", flat: 1, hasMucus: false },
  { ...usual, name: "never ovulates", anovulatory: 1 },
  { ...usual, name: "PCOS, never a rise", flat: 1, hasMucus: false, hasPcos: true },
  { ...usual, name: "PCOS, never ovulates", anovulatory: 1, hasPcos: true },
];

const CYCLES = 8;

export function simulatedCharts(kind: ChartKind, women: number, seed: number): ChartRun[] {
  const uniform = seededRandom(seed);
  const normal = seededNormal(uniform);
  const chartOf = (mean: number, luteal: number, low: number, rise: number): ChartCycle => {
    const isAnovulatory = uniform() < kind.anovulatory;
    const phase = Math.max(6, Math.round(luteal + 1.2 * normal()));
    const spread = kind.hasPcos || isAnovulatory ? 4 : 2;
    const length = Math.max(phase + 8, Math.round(mean + spread * normal()));
    const ovulation = isAnovulatory ? length + 30 : length - phase;
    const height = uniform() < kind.flat ? 0 : rise;
    const days = Array.from({ length }, (_, place) => {
      const since = place + 1 - ovulation;
      const isFertile = since >= -5 && since <= 0;
      const temperature = low + height * Math.min(1, Math.max(0, since / 3)) + 0.13 * normal();
      const isClear = uniform() < (isFertile ? 0.62 : 0.12);
      return uniform() < kind.missing ? null : { temperature, mucus: isClear ? 4 : 0 };
    });
    return {
      length,
      hasChart: true,
      signs: {
        temperatures: days.map((day) => day?.temperature ?? null),
        mucus: days.map((day) => (kind.hasMucus ? (day?.mucus ?? null) : null)),
        luteinisingTests: days.map(() => null),
        wearables: [],
      },
    };
  };
  return Array.from({ length: women }, (_, place) => {
    const own = [29 + 2 * normal(), 12.4 + 1.3 * normal()] as const;
    const [low, rise] = [36.45 + 0.15 * normal(), 0.34 + 0.08 * normal()];
    return {
      woman: `${place}`,
      cycles: Array.from({ length: CYCLES }, () => chartOf(...own, low, rise)),
    };
  });
}
