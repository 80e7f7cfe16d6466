import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { DayRange } from "#domain/cycle-facts.ts";
import { adherence, saysNothing } from "#domain/medicine-adherence.ts";
import { lastPeriods, monthOf, weekOf } from "#domain/week-and-month.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { formatDayRange, formatWith } from "#web/i18n/format-day.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { dosesQuery } from "../api.ts";
import { factsOfMedicine, type MedicineSources } from "../view-model.ts";
import { adherenceWords, remainderWords } from "./labels.ts";

interface EarlierPeriodsProps {
  readonly sources: MedicineSources;
  readonly today: CalendarDay;
}

const WEEKS = 8;
const MONTHS = 6;

/** The weeks and months before this one; their doses are fetched when she opens it. */
export function EarlierPeriods(props: EarlierPeriodsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="rounded-card bg-card px-5 py-2 shadow-card ring-1 ring-line ring-inset sm:px-6"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        <Trans>Earlier weeks and months</Trans>
      </summary>
      {isOpen && <Periods {...props} />}
    </details>
  );
}

function Periods({ sources, today }: EarlierPeriodsProps) {
  const { i18n } = useLingui();
  const weeks = lastPeriods(weekOf, today, WEEKS + 1).slice(1);
  const months = lastPeriods(monthOf, today, MONTHS + 1).slice(1);
  const first = months.at(-1)?.first ?? today;
  const { data, error, refetch } = useQuery(dosesQuery(first));
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="mb-4 h-40 w-full" />
    ) : (
      <FailureNotice failure={error} onRetry={() => void refetch()} />
    );
  }
  const week = (range: DayRange) => formatDayRange(range, today, i18n.locale);
  const month = ({ first: day }: DayRange) =>
    formatWith(day, i18n.locale, { month: "long", year: "numeric" });
  const known = { ...sources, doses: data };
  return (
    <div className="grid gap-6 pb-4 sm:grid-cols-2">
      <PeriodList
        title={<Trans>By week</Trans>}
        ranges={weeks}
        write={week}
        {...{ known, today }}
      />
      <PeriodList
        title={<Trans>By month</Trans>}
        ranges={months}
        write={month}
        {...{ known, today }}
      />
    </div>
  );
}

interface PeriodListProps {
  readonly title: React.ReactNode;
  readonly ranges: readonly DayRange[];
  readonly write: (range: DayRange) => string;
  readonly known: MedicineSources;
  readonly today: CalendarDay;
}

function PeriodList({ title, ranges, write, known, today }: PeriodListProps) {
  const { i18n } = useLingui();
  const periods = ranges.map((range) => {
    const found = known.medicines.flatMap((medicine) => {
      const one = adherence(factsOfMedicine(medicine, known), range, today);
      return saysNothing(one) ? [] : [{ medicine, one }];
    });
    return { range, found };
  });
  const shown = periods.filter(({ found }) => found.length > 0);
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg">{title}</h3>
      {shown.length === 0 && (
        <p className="text-soft">
          <Trans>Nothing was noted before.</Trans>
        </p>
      )}
      {shown.map(({ range, found }) => (
        <div key={range.first}>
          <h4 className="font-sans text-sm text-soft">{write(range)}</h4>
          <ul>
            {found.map(({ medicine, one }) => (
              <li key={medicine.id} className="break-words">
                {medicine.name}:{" "}
                {[adherenceWords(one, i18n), remainderWords(one, i18n)].filter(Boolean).join(", ")}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
