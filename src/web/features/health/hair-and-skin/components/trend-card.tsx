import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { dayNumber, timeTicks } from "#web/i18n/time-axis.ts";
import { Card } from "#web/ui/card.tsx";
import { ChartLegend } from "#web/ui/chart-legend.tsx";
import { type ChartSeries, LineChart } from "#web/ui/chart-line.tsx";
import { DayTable } from "../../trends/components/day-table.tsx";
import { type CheckRow, type TrendKey, trendOf } from "../view-model.ts";
import { trendLabels } from "../words.ts";

const LOOK = {
  total: { tone: "violet", shape: "bead" },
  acne: { tone: "hibiscus", shape: "bead" },
  hairThinning: { tone: "clay", shape: "diamond" },
} as const satisfies Record<TrendKey, Pick<ChartSeries, "tone" | "shape">>;

/** Two checks half a year apart are still one thread; a year without any is a gap. */
const WIDEST_GAP = 370;

interface TrendCardProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly keys: readonly TrendKey[];
  readonly rows: readonly CheckRow[];
  readonly yTicks: readonly number[];
}

/** One or two scales over time; nothing while none of them has a value. */
export function TrendCard({ title, note, keys, rows, yTicks }: TrendCardProps) {
  const { i18n, t } = useLingui();
  const trends = keys
    .map((key) => ({ key, points: trendOf(rows, key) }))
    .filter(({ points }) => points.length > 0);
  const days = trends.flatMap(({ points }) => points.map(({ day }) => day)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const span = spanOf(first, last);
  const series = trends.map(({ key, points }) => ({
    name: i18n._(trendLabels[key]),
    ...LOOK[key],
    points: points.map(({ day, value }) => ({ x: dayNumber(day), y: value })),
  }));
  const names = series.map(({ name }) => name).join(", ");
  const from = formatDay(first, i18n.locale);
  return (
    <Card title={title}>
      <p className="-mt-2 mb-3 text-sm text-soft">{note}</p>
      {series.length > 1 && <ChartLegend entries={series} />}
      <LineChart
        label={t`${names} since ${from}. The table below has each value.`}
        series={series}
        x={{ min: dayNumber(span.first), max: dayNumber(span.last) }}
        xTicks={timeTicks(span.first, span.last, i18n.locale)}
        yTicks={yTicks}
        widestGap={WIDEST_GAP}
      />
      <DayTable
        caption={names}
        lines={trends.map(({ key, points }) => ({
          name: i18n._(trendLabels[key]),
          values: points,
        }))}
      />
    </Card>
  );
}

/** A lone check stands in the middle of a fortnight. */
function spanOf(first: CalendarDay, last: CalendarDay) {
  return first === last ? { first: addDays(first, -7), last: addDays(last, 7) } : { first, last };
}
