import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { LoadError } from "#web/ui/load-error.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { summaryQuery } from "../api.ts";

/** What her completed cycles average to; nothing until there is something to average. */
export function CycleAverages({ today }: { readonly today: CalendarDay }) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useQuery(summaryQuery(today));
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-5 w-3/5" />
    ) : (
      <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={refetch} />
    );
  }
  const { totalCycles, avgCycleLength, avgPeriodLength } = data;
  if (avgCycleLength === null && avgPeriodLength === null) return null;
  return (
    <dl className="grid grid-cols-3 gap-2 border-t border-line pt-4 text-center">
      <Average name={<Trans>Average cycle</Trans>} days={avgCycleLength} />
      <Average name={<Trans>Average period</Trans>} days={avgPeriodLength} />
      <div className="grid content-start">
        <dt className="order-2 text-sm text-soft">
          <Plural value={totalCycles} one="Cycle logged" other="Cycles logged" />
        </dt>
        <dd className="font-display text-lg font-semibold whitespace-nowrap tabular-nums sm:text-xl">
          {totalCycles}
        </dd>
      </div>
    </dl>
  );
}

interface AverageProps {
  readonly name: React.ReactNode;
  readonly days: number | null;
}

function Average({ name, days }: AverageProps) {
  return (
    <div className="grid content-start">
      <dt className="order-2 text-sm text-soft">{name}</dt>
      <dd className="font-display text-lg font-semibold whitespace-nowrap tabular-nums sm:text-xl">
        {days === null ? "–" : <Plural value={days} one="# day" other="# days" />}
      </dd>
    </div>
  );
}
