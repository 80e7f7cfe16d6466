import { useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { dayNumber, timeTicks } from "#web/i18n/time-axis.ts";
import { Card } from "#web/ui/card.tsx";
import { ChartLegend } from "#web/ui/charts/chart-legend.tsx";
import { type ChartSeries, LineChart } from "#web/ui/charts/chart-line.tsx";
import { measureLabels } from "#web/words/measure.ts";
import { UsualRange } from "../../labs/components/usual-range.tsx";
import { DayTable } from "../../trends/components/day-table.tsx";
import type { Measure, MeasureLine, MeasureView } from "../view-model.ts";
import { lineLabels, noRangeWords } from "../words.ts";

interface MeasureCardProps {
  readonly measure: Measure;
  readonly view: MeasureView;
}

const LOOK = {
  value: { tone: "violet", shape: "bead" },
  systolic: { tone: "hibiscus", shape: "bead" },
  diastolic: { tone: "violet", shape: "diamond" },
} as const satisfies Record<MeasureLine["part"], Pick<ChartSeries, "tone" | "shape">>;

/** A gap of more days breaks the line: values half a year apart are connected. */
const WIDEST_GAP = 370;

export function MeasureCard({ measure, view }: MeasureCardProps) {
  const { i18n, t } = useLingui();
  const { rows, unit, source } = view;
  const words = noRangeWords[measure];
  const [latest] = rows;
  if (latest === undefined) return null;
  const day = formatDay(latest.day, i18n.locale);
  const name = i18n._(measureLabels[measure]);
  return (
    <Card
      title={name}
      actions={
        <p className="text-sm text-soft tabular-nums">
          <span className="font-display text-2xl font-semibold text-ink">{latest.value}</span>{" "}
          {unit} · {day}
        </p>
      }
    >
      <MeasureChart measure={measure} view={view} latestDay={latest.day} />
      <div className="mt-2 text-sm text-soft">
        {source === null ? (
          words && <p>{i18n._(words)}</p>
        ) : (
          <UsualRange below={view.usualBelow} unit={unit} source={source} />
        )}
      </div>
      <DayTable
        caption={t`${name}, all values`}
        lines={[{ name: `${name} (${unit})`, values: rows }]}
      />
    </Card>
  );
}

interface MeasureChartProps extends MeasureCardProps {
  readonly latestDay: CalendarDay;
}

function MeasureChart({ measure, view, latestDay }: MeasureChartProps) {
  const { i18n, t } = useLingui();
  const { rows, lines, unit, usualBelow, highFrom } = view;
  const only = rows.length === 1;
  const first = only ? addDays(latestDay, -7) : (rows.at(-1)?.day ?? latestDay);
  const last = only ? addDays(latestDay, 7) : latestDay;
  const name = i18n._(measureLabels[measure]);
  const series = lines.map(({ part, points }) => ({
    name: i18n._(lineLabels[part]),
    ...LOOK[part],
    points,
  }));
  return (
    <>
      {series.length > 1 && <ChartLegend entries={series} />}
      <LineChart
        label={t`${name} in ${unit}. The table below lists each value.`}
        series={series}
        x={{ min: dayNumber(first), max: dayNumber(last) }}
        xTicks={timeTicks(first, last, i18n.locale)}
        widestGap={WIDEST_GAP}
        bands={usualBelow === null ? [] : [{ from: 0, to: usualBelow, label: t`Usual range` }]}
        levels={highFrom.map((at) => ({ at, label: t`from ${at}, a doctor looks further` }))}
      />
    </>
  );
}
