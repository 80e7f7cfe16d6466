import { Trans } from "@lingui/react/macro";
import { normsOfAge } from "#domain/cycles/norms/norms-of-age.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { firstAveragedDay, lastThreeAverages } from "#domain/day/last-three-averages.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { LastThreeCard } from "#web/features/cycle/averages/components/last-three-card.tsx";
import { StatTiles } from "#web/features/cycle/averages/components/stat-tiles.tsx";
import { moodCountQuery } from "#web/features/diary/check-in/api.ts";
import { CheckInCard } from "#web/features/diary/check-in/components/check-in-card.tsx";
import {
  HeatMapCard,
  HeatMapSkeleton,
} from "#web/features/diary/heat-map/components/heat-map-card.tsx";
import { LOOK_EVERY } from "#web/features/diary/heat-map/view-model.ts";
import { StressInsightCard } from "#web/features/diary/stress/components/stress-insight-card.tsx";
import { RecentSymptoms } from "#web/features/diary/symptoms/components/recent-symptoms.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useDaySources } from "../days/use-day-sources.ts";
import { openHealthLog } from "../logs/log-opening.ts";
import { DashboardBanner } from "./banner.tsx";
import type { CardProps } from "./layout.tsx";
import { NoteChips } from "./note-chips.tsx";
import { useLowWeeks } from "./use-low-weeks.ts";

export function NoteChipsPlace(props: CardProps) {
  return <NoteChips {...props} />;
}

export function BannerPlace({ state, today }: CardProps) {
  return <DashboardBanner overview={state.data?.overview ?? null} today={today} />;
}

export function PcosPlace() {
  return (
    <Card title={<Trans>PCOS daily tracking</Trans>}>
      <p className="text-soft">
        <Trans>A minute a day: flow, pain, mood, skin, sleep and more, and what they show.</Trans>
      </p>
      <ButtonLink href="/pcos-tracking" variant="secondary" className="mt-4">
        <Trans>Log today</Trans>
      </ButtonLink>
    </Card>
  );
}

export function CheckInPlace({ state, today }: CardProps) {
  const log = state.logs.data?.find(({ date }) => date === today);
  const low = useLowWeeks(state, today);
  return <CheckInCard today={today} log={log ?? null} lowWeeks={low} />;
}

export function InsightPlace() {
  return <StressInsightCard />;
}

export function HeatMapPlace({ state, today }: CardProps) {
  const days = useDaySources(state, { lookEvery: LOOK_EVERY });
  return (
    <Loaded
      queries={{ state, days }}
      waiting={<HeatMapSkeleton />}
      cardTitle={<Trans>Your last 12 weeks</Trans>}
    >
      {({ state: { overview }, ...data }) =>
        dayRecords(data.days).size > 0 && (
          <HeatMapCard
            today={today}
            days={data.days}
            hidesFertility={overview.fertileWindow.kind === "hidden"}
          />
        )
      }
    </Loaded>
  );
}

const sinceThirdCycle = ({ data }: CardProps["state"]) => ({
  since: data === undefined ? null : firstAveragedDay(data.facts),
});

export function SymptomsPlace({ state }: CardProps) {
  const days = useDaySources(state, sinceThirdCycle(state));
  return <RecentSymptoms days={days} onAdd={() => openHealthLog("symptoms")} />;
}

export function AveragesPlace({ state }: CardProps) {
  const days = useDaySources(state, sinceThirdCycle(state));
  const checkIns = useQuery(moodCountQuery);
  return (
    <Loaded
      queries={{ state, checkIns, days }}
      waiting={<AveragesSkeleton />}
      cardTitle={<Trans>Your numbers</Trans>}
    >
      {(data) => (
        <>
          {data.state.overview.totalCycles + data.checkIns.count > 0 && (
            <StatTiles
              totalCycles={data.state.overview.totalCycles}
              cycleLengths={data.state.overview.cycleLengths}
              periodLengths={data.state.overview.periodLengths}
              checkIns={data.checkIns.count}
            />
          )}
          <LastThreeCard
            averages={lastThreeAverages(data.state.facts, dayRecords(data.days).values())}
            norms={normsOfAge(data.state.facts)}
          />
        </>
      )}
    </Loaded>
  );
}

function AveragesSkeleton() {
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
