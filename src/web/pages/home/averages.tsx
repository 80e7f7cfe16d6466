import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { lastThreeAverages } from "#domain/last-three-averages.ts";
import { LastThreeCard } from "#web/features/cycle/averages/components/last-three-card.tsx";
import { StatTiles } from "#web/features/cycle/averages/components/stat-tiles.tsx";
import { summaryQuery } from "#web/features/cycle/overview/api.ts";
import { moodsQuery } from "#web/features/diary/check-in/api.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { FailedCard } from "./failed-card.tsx";

interface DashboardAveragesProps {
  readonly facts: CycleFacts;
  readonly today: CalendarDay;
}

/** Her figures: all she logged in four tiles, and her last three cycles in averages. */
export function DashboardAverages({ facts, today }: DashboardAveragesProps) {
  const summary = useQuery(summaryQuery(today));
  const moods = useQuery(moodsQuery);
  const failed = [summary, moods].filter(
    (query) => query.data === undefined && query.isError && !query.isFetching,
  );
  const error = failed[0]?.error;
  if (error) {
    const retry = () => {
      for (const query of failed) void query.refetch();
    };
    return <FailedCard title={<Trans>Your figures</Trans>} error={error} retry={retry} />;
  }
  if (summary.data === undefined || moods.data === undefined) return <AveragesSkeleton />;
  const { totalCycles, avgCycleLength, avgPeriodLength } = summary.data;
  return (
    <>
      <StatTiles
        totalCycles={totalCycles}
        averageCycle={avgCycleLength}
        averagePeriod={avgPeriodLength}
        checkIns={moods.data.length}
      />
      <LastThreeCard averages={lastThreeAverages(facts.cycles, moods.data)} />
    </>
  );
}

/** The shape of the figures while they load. */
export function AveragesSkeleton() {
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        {["cycles", "cycle", "period", "days"].map((tile) => (
          <Skeleton key={tile} className="h-[5.5rem] w-full rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 w-full rounded-card" />
    </>
  );
}
