import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/chart-table.tsx";
import { mucusLabels, notCountedWords, ovulationTestLabels } from "#web/words/ovulation.ts";
import type { ChartDay, ChartedCycle } from "../view-model.ts";

interface SignTableProps {
  readonly cycle: ChartedCycle;
  readonly today: CalendarDay;
}

/** The chart in numbers and words. */
export function SignTable({ cycle, today }: SignTableProps) {
  const { i18n, t } = useLingui();
  const rows = cycle.days.filter(({ entry }) => entry !== null);
  return (
    <ChartTable
      summary={<Trans>The same as a table</Trans>}
      caption={t`Signs of ovulation by day`}
      columns={[t`Day`, t`Temperature`, t`Mucus`, t`LH test`]}
      rows={rows.map((day) => ({ key: day.day, cells: cellsOf(day, today, i18n) }))}
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
