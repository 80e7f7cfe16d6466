import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { useChartWidth } from "#web/ui/charts/chart-width.ts";
import {
  mucusLabels,
  notCountedWords,
  ovulationTestLabels,
  wearableLabels,
} from "#web/words/ovulation.ts";
import { type ChartDay, type ChartedCycle, chartFrame } from "../view-model.ts";
import { chartLabel } from "../words.ts";
import { SignRows } from "./sign-rows.tsx";
import { type ChartPartProps, TemperatureMarks } from "./temperature-marks.tsx";

export interface SignChartProps {
  readonly cycle: ChartedCycle;
  readonly today: CalendarDay;
}

export function SignChart({ cycle, today }: SignChartProps) {
  const { i18n } = useLingui();
  const [place, width] = useChartWidth();
  const frame = chartFrame(cycle, width);
  return (
    <div ref={place} className="[contain:inline-size]">
      <svg
        role="img"
        aria-label={chartLabel(cycle, today, i18n)}
        width={width}
        height={frame.height}
        viewBox={`0 0 ${width} ${frame.height}`}
        className="block max-w-full tabular-nums"
        fontSize="12"
      >
        <TemperatureMarks cycle={cycle} frame={frame} />
        <DayString cycle={cycle} frame={frame} />
        <SignRows cycle={cycle} frame={frame} />
      </svg>
    </div>
  );
}

function DayString({ cycle, frame }: ChartPartProps) {
  const { t } = useLingui();
  return (
    <g>
      <path
        d={`M${frame.left} ${frame.floor}H${frame.right}`}
        className="stroke-string"
        strokeWidth="1.5"
      />
      {cycle.days.map((day) => (
        <g key={day.day} transform={`translate(${frame.x(day.cycleDay)} ${frame.floor})`}>
          <BeadMark
            bead={beadOf(day, cycle)}
            radius={isOvulation(day, cycle) ? Math.max(4, frame.radius) : frame.radius * 0.9}
            gloss="none"
          />
        </g>
      ))}
      <text x={0} y={frame.height - 8} className="fill-soft">
        {t`Day`}
      </text>
      {frame.dayTicks.map((tick) => (
        <text
          key={tick}
          x={frame.x(tick)}
          y={frame.height - 8}
          textAnchor="middle"
          className="fill-soft"
        >
          {tick}
        </text>
      ))}
    </g>
  );
}

const isOvulation = ({ cycleDay }: ChartDay, { evidence }: ChartedCycle) =>
  cycleDay === evidence.ovulationDay;

function beadOf(day: ChartDay, cycle: ChartedCycle): Bead {
  if (isOvulation(day, cycle)) {
    return { kind: cycle.evidence.status === "confirmed" ? "confirmed" : "possible" };
  }
  return day.isBleeding ? { kind: "period" } : { kind: "resting" };
}

export function SignTable({ cycle, today }: SignChartProps) {
  const { i18n, t } = useLingui();
  const rows = cycle.days.filter(({ entry }) => entry !== null);
  const hasWearable = rows.some(({ entry }) => entry?.ovulationByWearable !== undefined);
  const columns = [t`Day`, t`Temperature`, t`Mucus`, t`LH test`];
  return (
    <ChartTable
      summary={<Trans>As a table</Trans>}
      caption={t`Signs of ovulation by day`}
      columns={hasWearable ? [...columns, t`Ovulation, by your wearable`] : columns}
      rows={rows.map((day) => ({
        key: day.day,
        cells: cellsOf(day, today, i18n).slice(0, hasWearable ? undefined : columns.length),
      }))}
    />
  );
}

const NOTHING = "–";

function cellsOf(day: ChartDay, today: CalendarDay, i18n: I18n): string[] {
  const { cycleDay, entry } = day;
  const date = formatDayRange({ first: day.day, last: day.day }, today, i18n.locale);
  return [
    `${cycleDay} · ${date}`,
    temperatureWords(day, i18n),
    entry?.cervicalMucus === undefined ? NOTHING : i18n._(mucusLabels[entry.cervicalMucus]),
    entry?.ovulationTest === undefined ? NOTHING : i18n._(ovulationTestLabels[entry.ovulationTest]),
    entry?.ovulationByWearable === undefined
      ? NOTHING
      : i18n._(wearableLabels[entry.ovulationByWearable]),
  ];
}

function temperatureWords({ entry, isCounted }: ChartDay, i18n: I18n): string {
  const temperature = entry?.basalBodyTemp;
  if (entry === null || temperature === undefined) return NOTHING;
  const words = `${temperature.toFixed(2)} °C`;
  if (isCounted) return words;
  const because = entry.disturbance === undefined ? null : notCountedWords[entry.disturbance];
  return `${words} (${i18n._(because ?? msg`not counted`)})`;
}
