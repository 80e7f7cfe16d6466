export interface Extent {
  readonly min: number;
  readonly max: number;
}

const STEPS = [1, 2, 2.5, 5, 10] as const;

/** @example niceTicks({ min: 71.2, max: 78.9 }, 4) // [70, 72, 74, 76, 78, 80] */
export function niceTicks({ min, max }: Extent, count: number): number[] {
  const span = max - min || Math.abs(max) * 0.1 || 1;
  const rough = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (STEPS.find((candidate) => candidate * power >= rough) ?? 10);
  const first = Math.floor(min / step);
  const last = Math.max(first + 1, Math.ceil(max / step));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(10)),
  );
}

/** @example linearScale({ min: 0, max: 10 }, 100, 0)(5) // 50 */
export function linearScale({ min, max }: Extent, from: number, to: number) {
  const span = max - min || 1;
  return (value: number) => Math.round((from + ((value - min) / span) * (to - from)) * 100) / 100;
}

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** SVG path through points; breaks at gaps wider than `widestGap`. */
export function linePath(points: readonly ChartPoint[], widestGap: number): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      const isBroken = before === undefined || x - before.x > widestGap;
      return `${isBroken ? "M" : "L"}${x} ${y}`;
    })
    .join("");
}
