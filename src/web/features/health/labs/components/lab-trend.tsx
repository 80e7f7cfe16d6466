import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { dayNumber, timeTicks } from "#web/i18n/time-axis.ts";
import { ChartLegend } from "#web/ui/charts/chart-legend.tsx";
import { type ChartBand, LineChart } from "#web/ui/charts/chart-line.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { type MedicineStart, type Trend, usualRangeIn } from "../view-model.ts";
import { shapeWords } from "../words.ts";

interface LabTrendProps {
  readonly name: string;
  readonly test: LabTest;
  readonly trend: Trend;
  readonly starts: readonly MedicineStart[];
}

/** Days up to which two results are connected; two results a year apart are. */
const WIDEST_GAP = 800;
const MOST_CYCLE_DAYS = 7;

export function LabTrend({ name, test, trend, starts }: LabTrendProps) {
  const { i18n, t } = useLingui();
  const { first, last, unit, points } = trend;
  const bands = useBands(test, trend);
  const hasDays = points.length <= MOST_CYCLE_DAYS;
  return (
    <div className="grid grid-cols-1 gap-1">
      <ShapeLegend points={points} />
      <LineChart
        label={t`${name} in ${unit}. The table below lists each value.`}
        series={[
          {
            name,
            tone: "violet",
            shape: "bead",
            points: points.map(({ cycleDay, ...point }) => ({
              ...point,
              note: hasDays && cycleDay !== null ? t`d${cycleDay}` : undefined,
            })),
          },
        ]}
        x={{ min: dayNumber(first), max: dayNumber(last) }}
        xTicks={timeTicks(first, last, i18n.locale)}
        widestGap={WIDEST_GAP}
        bands={bands}
        moments={starts.map(({ sign, day }) => ({ sign, at: dayNumber(day) }))}
      />
      {hasDays && points.some(({ cycleDay }) => cycleDay !== null) && (
        <p className="text-sm text-soft">
          <Trans>d3 means day 3 of your cycle.</Trans>
        </p>
      )}
      <MedicineStarts starts={starts} />
    </div>
  );
}

function ShapeLegend({ points }: Pick<Trend, "points">) {
  const { i18n } = useLingui();
  const shapes = [...new Set(points.map(({ shape }) => shape))];
  if (shapes.every((shape) => shape === "bead")) return null;
  return (
    <ChartLegend
      entries={shapes.map((shape) => ({ name: i18n._(shapeWords[shape]), tone: "violet", shape }))}
    />
  );
}

/** The laboratory's range, or the published one if none was entered. */
function useBands(test: LabTest, { range, unit }: Trend): ChartBand[] {
  const { t } = useLingui();
  if (range !== null) {
    const { low, high } = range;
    const label = t`Range of your laboratory`;
    return [{ from: low ?? 0, to: high ?? Number.POSITIVE_INFINITY, label }];
  }
  const below = usualRangeIn(test, unit)?.below ?? null;
  return below === null ? [] : [{ from: 0, to: below, label: t`Usual range` }];
}

function MedicineStarts({ starts }: Pick<LabTrendProps, "starts">) {
  const { t } = useLingui();
  if (starts.length === 0) return null;
  return (
    <ol aria-label={t`Medicines begun`} className="grid gap-1 text-sm">
      {starts.map(({ sign, name, day }) => (
        <li key={sign} className="flex items-baseline gap-2">
          <span
            aria-hidden="true"
            className="grid size-5 flex-none place-items-center rounded-full bg-gold-wash text-xs font-semibold text-gold-ink ring-1 ring-gold ring-inset"
          >
            {sign}
          </span>
          <span>
            <Began name={<AsTyped>{name}</AsTyped>} day={day} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Began({ name, day }: { readonly name: ReactNode; readonly day: MedicineStart["day"] }) {
  const { i18n } = useLingui();
  return (
    <Trans>
      Began {name}, {formatDay(day, i18n.locale)}
    </Trans>
  );
}
