import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { useChartWidth } from "#web/ui/charts/chart-width.ts";
import { type ChanceRange, chanceWords, type OddsDay, oddsDays, rangesOf } from "../view-model.ts";

const HEIGHT = 64;
const LOWEST = 3;
const THREAD = 38;

const LOOK: Record<ChanceRange["key"] | "none", string> = {
  "50": "fill-hibiscus",
  "80": "fill-hibiscus opacity-55",
  "90": "fill-hibiscus opacity-25",
  none: "fill-bead-edge",
};

export interface OddsProps {
  readonly forecast: PeriodForecast;
  readonly today: CalendarDay;
}

export function OddsDrawing({ forecast, today }: OddsProps) {
  const { i18n, t } = useLingui();
  const [place, width] = useChartWidth();
  const days = oddsDays(forecast);
  const ranges = rangesOf(forecast, today, i18n.locale);
  const step = width / days.length;
  const centreOf = (day: CalendarDay) => (days.findIndex((one) => one.day === day) + 0.5) * step;
  const total = HEIGHT + 8 + ranges.length * THREAD;
  const dates = ranges[1]?.dates ?? "";
  return (
    <div ref={place} className="[contain:inline-size]">
      <svg
        role="img"
        aria-label={t`Chance of each day for your next period. At least 8 in 10 of it lies ${dates}.`}
        width={width}
        height={total}
        viewBox={`0 0 ${width} ${total}`}
        className="block max-w-full"
      >
        <path d={`M0 ${HEIGHT + 2}H${width}`} className="stroke-string" strokeWidth="1.5" />
        {days.map((day) => (
          <DayString key={day.day} day={day} x={centreOf(day.day)} step={step} />
        ))}
        {ranges.map((range, row) => (
          <RangeThread
            key={range.key}
            words={i18n._(range.words)}
            look={LOOK[range.key]}
            from={centreOf(range.days.first)}
            to={centreOf(range.days.last)}
            y={HEIGHT + 8 + THREAD * (row + 1) - 9}
          />
        ))}
      </svg>
    </div>
  );
}

interface DayStringProps {
  readonly day: OddsDay;
  readonly x: number;
  readonly step: number;
}

function DayString({ day, x, step }: DayStringProps) {
  const height = Math.max(LOWEST, day.height * HEIGHT);
  const width = Math.min(9, Math.max(1.6, step * 0.68));
  return (
    <rect
      x={x - width / 2}
      y={HEIGHT - height}
      width={width}
      height={height}
      rx={Math.min(width, height) / 2}
      className={LOOK[day.within ?? "none"]}
    />
  );
}

interface RangeThreadProps {
  readonly words: string;
  readonly look: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

function RangeThread({ words, look, from, to, y }: RangeThreadProps) {
  return (
    <g>
      {/* On its own line: a wide range starts at the left edge and would overlap the words. */}
      <text x={0} y={y - 13} fontSize="13" className="fill-soft tabular-nums">
        {words}
      </text>
      <path d={`M${from} ${y}H${to}`} className="stroke-string" strokeWidth="2" />
      <circle cx={from} cy={y} r="7" className="fill-raised" />
      <circle cx={to} cy={y} r="7" className="fill-raised" />
      <circle cx={from} cy={y} r="5" className={look} />
      <circle cx={to} cy={y} r="5" className={look} />
    </g>
  );
}

export function OddsTables({ forecast, today }: OddsProps) {
  const { i18n, t } = useLingui();
  return (
    <div>
      <dl className="grid gap-1.5 tabular-nums">
        {rangesOf(forecast, today, i18n.locale).map(({ key, words, dates, length }) => (
          <div key={key}>
            <dt>
              <Trans>{i18n._(words)} chance</Trans>
            </dt>
            <dd className={key === "80" ? "font-semibold" : "text-soft"}>
              <span className="whitespace-nowrap">{dates}</span> <Days count={length} />
            </dd>
          </div>
        ))}
      </dl>
      <ChartTable
        summary={<Trans>The chance of each day, as a table</Trans>}
        caption={t`Chance of each day for your next period`}
        columns={[t`Day`, t`Chance`]}
        rows={oddsDays(forecast)
          .filter(({ probability }) => probability > 0)
          .map(({ day, probability }) => ({
            key: day,
            cells: [formatDay(day, i18n.locale), i18n._(chanceWords(probability))],
          }))}
      />
    </div>
  );
}

function Days({ count }: { readonly count: number }) {
  return (
    <span className="font-normal whitespace-nowrap text-soft">
      <Plural value={count} one="(# day)" other="(# days)" />
    </span>
  );
}
