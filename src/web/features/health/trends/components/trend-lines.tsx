import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { dayNumber, timeTicks } from "#web/i18n/time-axis.ts";
import { Card } from "#web/ui/card.tsx";
import { ChartLegend } from "#web/ui/chart-legend.tsx";
import { LineChart } from "#web/ui/chart-line.tsx";
import { isWeekly, pointsOf, runningAverages, type Trend, weeklyAverages } from "../view-model.ts";
import { trendLooks } from "../words.ts";
import { DayTable } from "./day-table.tsx";

interface TrendLinesProps {
  readonly title: ReactNode;
  /** What the scale's ends mean. */
  readonly scale: ReactNode;
  /** One line or two, on one scale. */
  readonly trends: readonly Trend[];
  readonly first: CalendarDay;
  readonly today: CalendarDay;
  /** The days she bled, as marks under the lines. */
  readonly marks: readonly number[];
}

/** What she logged about one side of her days, over time and beside her periods. */
export function TrendLines({ title, scale, trends, first, today, marks }: TrendLinesProps) {
  const { i18n, t } = useLingui();
  const [main] = trends;
  if (main === undefined) return null;
  const weekly = isWeekly(first, today);
  const series = trends.map(({ key, values }) => {
    const { name, tone, shape } = trendLooks[key];
    const line = weekly ? weeklyAverages(values, first) : runningAverages(values);
    const dots = weekly ? undefined : pointsOf(values);
    return { name: i18n._(name), tone, shape, points: pointsOf(line), dots };
  });
  const names = series.map(({ name }) => name).join(", ");
  const from = formatDay(first, i18n.locale);
  return (
    <Card title={title}>
      <p className="-mt-2 mb-3 text-sm text-soft">
        {scale}{" "}
        {weekly ? (
          <Trans>The line: averages of each week.</Trans>
        ) : (
          <Trans>Dots: single days. The line: the average of seven days.</Trans>
        )}
      </p>
      {series.length > 1 && <ChartLegend entries={series} />}
      <LineChart
        label={t`${names} since ${from}. The table below has each value.`}
        series={series}
        x={{ min: dayNumber(first), max: dayNumber(today) }}
        xTicks={timeTicks(first, today, i18n.locale)}
        yTicks={trendLooks[main.key].ticks}
        floor={marks}
        widestGap={weekly ? 22 : 8}
        height={170}
      />
      <DayTable
        caption={names}
        lines={trends.map(({ key, values }) => ({ name: i18n._(trendLooks[key].name), values }))}
      />
    </Card>
  );
}
