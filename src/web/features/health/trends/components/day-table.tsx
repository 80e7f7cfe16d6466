import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";

interface DayTableProps {
  readonly caption: string;
  readonly lines: readonly {
    readonly name: string;
    readonly values: readonly { readonly day: CalendarDay; readonly value: number | string }[];
  }[];
}

export function DayTable({ caption, lines }: DayTableProps) {
  const { i18n, t } = useLingui();
  const days = [...new Set(lines.flatMap(({ values }) => values.map(({ day }) => day)))].sort();
  const columns = lines.map(({ values }) => new Map(values.map(({ day, value }) => [day, value])));
  return (
    <ChartTable
      summary={<Trans>As a table</Trans>}
      caption={caption}
      columns={[t`Date`, ...lines.map(({ name }) => name)]}
      rows={days.reverse().map((day) => ({
        key: day,
        cells: [formatDay(day, i18n.locale), ...columns.map((values) => values.get(day) ?? "–")],
      }))}
    />
  );
}
