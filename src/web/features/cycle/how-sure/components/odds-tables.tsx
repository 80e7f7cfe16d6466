import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { PeriodForecast } from "#domain/forecast-period.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/chart-table.tsx";
import { chanceWords, oddsDays, rangesOf } from "../view-model.ts";

interface OddsTablesProps {
  readonly forecast: PeriodForecast;
  readonly today: CalendarDay;
}

/** The drawing in numbers: the three ranges in sight, the chance of each day behind a press. */
export function OddsTables({ forecast, today }: OddsTablesProps) {
  const { i18n, t } = useLingui();
  return (
    <div>
      <dl className="grid gap-1.5 tabular-nums">
        {rangesOf(forecast, today, i18n.locale).map(({ key, words, dates, length }) => (
          <div key={key} className="flex flex-wrap justify-between gap-x-4">
            <dt>
              <Trans>{i18n._(words)} chance</Trans>
            </dt>
            <dd className={key === "80" ? "font-semibold" : "text-soft"}>
              {dates} <Days count={length} />
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
    <span className="font-normal text-soft">
      {count === 1 ? <Trans>(1 day)</Trans> : <Trans>({count} days)</Trans>}
    </span>
  );
}
