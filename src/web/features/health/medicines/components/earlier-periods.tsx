import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { DayRange } from "#domain/days/day-range.ts";
import { lastPeriods, monthOf, weekOf } from "#domain/days/week-and-month.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { formatDayRange, formatMonth } from "#web/i18n/format-day.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { dosesQuery } from "../api.ts";
import { type CountedPeriod, countedPeriods, type MedicineSources } from "../view-model.ts";
import { adherenceWords } from "../words.ts";

interface EarlierPeriodsProps {
  readonly sources: MedicineSources;
  readonly today: CalendarDay;
}

const WEEKS = 8;
const MONTHS = 6;

export function EarlierPeriods(props: EarlierPeriodsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group rounded-card bg-card px-5 py-2 shadow-card ring-1 ring-line ring-inset sm:px-6"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Summary>
        <Trans>Earlier weeks and months</Trans>
      </Summary>
      {isOpen && <Periods {...props} />}
    </details>
  );
}

function Periods({ sources, today }: EarlierPeriodsProps) {
  const { i18n } = useLingui();
  const weeks = lastPeriods(weekOf, today, WEEKS + 1).slice(1);
  const months = lastPeriods(monthOf, today, MONTHS + 1).slice(1);
  const query = useQuery(dosesQuery(months.at(-1)?.first ?? today));
  const week = (range: DayRange) => formatDayRange(range, today, i18n.locale);
  const month = ({ first }: DayRange) => formatMonth(first, i18n.locale);
  return (
    <Loaded queries={{ doses: query }} waiting={<Skeleton className="mb-4 h-40 w-full" />}>
      {({ doses }) => {
        const counted = (ranges: readonly DayRange[]) =>
          countedPeriods({ ...sources, doses }, ranges, today);
        return (
          <div className="grid gap-6 pb-4 sm:grid-cols-2">
            <PeriodList title={<Trans>By week</Trans>} periods={counted(weeks)} write={week} />
            <PeriodList title={<Trans>By month</Trans>} periods={counted(months)} write={month} />
          </div>
        );
      }}
    </Loaded>
  );
}

interface PeriodListProps {
  readonly title: ReactNode;
  readonly periods: readonly CountedPeriod[];
  readonly write: (range: DayRange) => string;
}

function PeriodList({ title, periods, write }: PeriodListProps) {
  const { i18n } = useLingui();
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg">{title}</h3>
      {periods.length === 0 && (
        <p className="text-soft">
          <Trans>You logged nothing before.</Trans>
        </p>
      )}
      {periods.map(({ range, medicines }) => (
        <div key={range.first}>
          <h4 className="font-sans text-sm text-soft">{write(range)}</h4>
          <ul>
            {medicines.map(({ medicine, counted }) => (
              <li key={medicine.id} className="break-words">
                <AsTyped>{medicine.name}</AsTyped>: {adherenceWords(counted, i18n)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
