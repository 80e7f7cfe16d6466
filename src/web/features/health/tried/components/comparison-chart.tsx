import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Comparison } from "#contract/insights/tried.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { dayNumber, timeTicks } from "#web/i18n/time-axis.ts";
import { ChartLegend } from "#web/ui/charts/chart-legend.tsx";
import { LineChart } from "#web/ui/charts/chart-line.tsx";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { measureName, measureUnit } from "../words.ts";
import { MeasureName } from "./measure-name.tsx";

interface ComparisonChartProps {
  readonly comparison: Comparison;
  readonly from: CalendarDay;
}

/** Days up to which two values are connected. */
const WIDEST_GAP = { cycles: 130, weeks: 22 } as const;

/** The full scale, so that a small change looks small. */
const TEN = [0, 2, 4, 6, 8, 10] as const;

export function ComparisonChart({ comparison, from }: ComparisonChartProps) {
  const { i18n, t } = useLingui();
  const { measure, before, after } = comparison;
  const name = measureName(measure, i18n);
  const unit = measureUnit(measure, i18n);
  const sides = [
    { name: t`Before`, tone: "violet" as const, shape: "ring" as const, values: before },
    { name: t`After`, tone: "hibiscus" as const, shape: "bead" as const, values: after },
  ];
  const series = sides.map(({ values, ...look }) => ({
    ...look,
    points: values.map(({ day, value }) => ({ x: dayNumber(day), y: value })),
  }));
  const first = before[0]?.day ?? from;
  const last = after.at(-1)?.day ?? from;
  const isCycles = measure.kind === "cycle-length";
  const rows = sides.flatMap(({ name: side, values }) =>
    values.map(({ day, value }) => ({
      key: `${side} ${day}`,
      cells: [formatDay(day, i18n.locale), side, `${value} ${unit}`],
    })),
  );
  return (
    <>
      <ChartLegend entries={series} />
      <LineChart
        label={t`${name} before and after. The table below lists each value.`}
        series={series}
        x={{ min: dayNumber(first), max: Math.max(dayNumber(last), dayNumber(first) + 1) }}
        xTicks={timeTicks(first, last, i18n.locale)}
        widestGap={isCycles ? WIDEST_GAP.cycles : WIDEST_GAP.weeks}
        yTicks={measure.kind === "symptom" ? TEN : undefined}
        height={150}
      />
      <ChartTable
        summary={<Trans>As a table</Trans>}
        caption={<BeforeAndAfter name={<MeasureName measure={measure} />} />}
        columns={[isCycles ? t`First day` : t`Week`, t`When`, t`Value`]}
        rows={rows}
      />
    </>
  );
}

const BeforeAndAfter = ({ name }: { readonly name: ReactNode }) => (
  <Trans>{name} before and after</Trans>
);
