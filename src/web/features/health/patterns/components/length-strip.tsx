import { useLingui } from "@lingui/react/macro";
import { linearScale } from "#web/ui/charts/chart-scale.ts";
import { useChartWidth } from "#web/ui/charts/chart-width.ts";

interface LengthStripProps {
  readonly lengths: readonly number[];
  readonly usual: { readonly shortest: number; readonly longest: number } | null;
}

const EDGE = 14;
const RADIUS = 6;
const ROW = 14;
const FOOT = 26;
const TOP = 26;
const DAYS_APART = 2;

export function LengthStrip({ lengths, usual }: LengthStripProps) {
  const { t } = useLingui();
  const [place, width] = useChartWidth();
  const shortest = Math.min(...lengths, usual?.shortest ?? 21) - 3;
  const longest = Math.max(...lengths, usual?.longest ?? 38) + 3;
  const x = linearScale({ min: shortest, max: longest }, EDGE, width - EDGE);
  const beads = stacked(
    lengths,
    Math.max(DAYS_APART, (2 * RADIUS + 1) / Math.max(0.1, x(1) - x(0))),
  );
  const rows = Math.max(...beads.map(({ row }) => row)) + 1;
  const floor = TOP + rows * ROW + 4;
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  const count = lengths.length;
  return (
    <div ref={place} className="[contain:inline-size]">
      <svg
        role="img"
        aria-label={t`${count} cycles of ${least} to ${most} days`}
        width={width}
        height={floor + FOOT}
        viewBox={`0 0 ${width} ${floor + FOOT}`}
        className="block max-w-full tabular-nums"
        fontSize="12"
      >
        {usual !== null && (
          <>
            <rect
              x={x(usual.shortest)}
              y={20}
              width={x(usual.longest) - x(usual.shortest)}
              height={floor - 20}
              rx="8"
              className="fill-aloe-wash"
            />
            <text x={x(usual.shortest) + 6} y={14} className="fill-aloe-ink">
              {t`usual range`}
            </text>
          </>
        )}
        <path d={`M0 ${floor}H${width}`} className="stroke-string" strokeWidth="1.5" />
        {beads.map(({ key, length, row }) => (
          <circle
            key={key}
            cx={x(length)}
            cy={floor - RADIUS - 3 - row * ROW}
            r={RADIUS}
            className="fill-hibiscus"
          />
        ))}
        <text x={width} y={14} textAnchor="end" className="fill-soft">
          {t`Days`}
        </text>
        {ticksOf(shortest, longest).map((days) => (
          <text key={days} x={x(days)} y={floor + 18} textAnchor="middle" className="fill-soft">
            {days}
          </text>
        ))}
      </svg>
    </div>
  );
}

function stacked(lengths: readonly number[], apart: number) {
  const ends: number[] = [];
  return lengths
    .toSorted((one, other) => one - other)
    .map((length, place) => {
      const free = ends.findIndex((end) => length - end >= apart);
      const row = free === -1 ? ends.length : free;
      ends[row] = length;
      return { key: `${place}`, length, row };
    });
}

function ticksOf(shortest: number, longest: number): number[] {
  const step = longest - shortest > 60 ? 20 : 10;
  const first = Math.ceil(shortest / step) * step;
  const count = Math.floor((longest - first) / step) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) => first + place * step);
}
