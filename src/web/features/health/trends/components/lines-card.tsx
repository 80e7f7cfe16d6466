import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { dayNumber, timeTicks } from "#web/i18n/time-axis.ts";
import { Card } from "#web/ui/card.tsx";
import { ChartLegend } from "#web/ui/charts/chart-legend.tsx";
import { type ChartSeries, LineChart, type LineChartProps } from "#web/ui/charts/chart-line.tsx";
import { type DayValue, pointsOf } from "../view-model.ts";
import { DayTable } from "./day-table.tsx";

interface DayLine extends Pick<ChartSeries, "name" | "tone" | "shape" | "dots"> {
  readonly values: readonly DayValue[];
  readonly averages?: readonly DayValue[] | undefined;
}

interface LinesCardProps extends Pick<LineChartProps, "yTicks" | "floor" | "widestGap" | "height"> {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly lines: readonly DayLine[];
  readonly since: CalendarDay;
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

export function LinesCard({ title, note, lines, since, first, last, ...scale }: LinesCardProps) {
  const { i18n, t } = useLingui();
  const series = lines.map(({ values, averages, ...look }) => ({
    ...look,
    points: pointsOf(averages ?? values),
  }));
  const names = series.map(({ name }) => name).join(", ");
  const from = formatDay(since, i18n.locale);
  return (
    <Card title={title}>
      <p className="-mt-2 mb-3 text-sm text-soft">{note}</p>
      {series.length > 1 && <ChartLegend entries={series} />}
      <LineChart
        {...scale}
        label={t`${names} since ${from}. The table below lists each value.`}
        series={series}
        x={{ min: dayNumber(first), max: dayNumber(last) }}
        xTicks={timeTicks(first, last, i18n.locale)}
      />
      <DayTable caption={names} lines={lines} />
    </Card>
  );
}
