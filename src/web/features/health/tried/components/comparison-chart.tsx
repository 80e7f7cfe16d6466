import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Comparison } from "#contract/tried.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { dayNumber, timeTicks } from "#web/i18n/time-axis.ts";
import { AsTyped } from "#web/ui/as-typed.tsx";
import { ChartLegend } from "#web/ui/chart-legend.tsx";
import { LineChart } from "#web/ui/chart-line.tsx";
import { ChartTable } from "#web/ui/chart-table.tsx";
import { measureName, measureUnit, verdictWords } from "../words.ts";

interface ComparisonChartProps {
  readonly comparison: Comparison;
  /** The first day of what she tried. */
  readonly from: CalendarDay;
}

/** Weeks further apart than this are not joined. */
const WIDEST_GAP = { cycles: 130, weeks: 22 } as const;

/** The whole scale, so that a small change looks small. */
const TEN = [0, 2, 4, 6, 8, 10] as const;

/** One measure before and after: the sentence, the values over time, and the same as a table. */
export function ComparisonChart({ comparison, from }: ComparisonChartProps) {
  const { i18n, t } = useLingui();
  const { measure, before, after } = comparison;
  const name = measureName(measure, i18n);
  const isTyped = measure.kind === "lab" && measure.name !== null;
  const shown = isTyped ? <AsTyped>{name}</AsTyped> : name;
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
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-lg">
        {shown} <span className="text-sm font-normal text-soft">{unit}</span>
      </h3>
      <p>{i18n._(verdictWords(comparison))}</p>
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
        caption={<BeforeAndAfter name={shown} />}
        columns={[isCycles ? t`First day` : t`Week`, t`When`, t`Value`]}
        rows={rows}
      />
    </section>
  );
}

const BeforeAndAfter = ({ name }: { readonly name: ReactNode }) => (
  <Trans>{name} before and after</Trans>
);
