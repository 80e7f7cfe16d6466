import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { readUser } from "#web/api/session.ts";
import { moodsQuery } from "#web/features/diary/check-in/api.ts";
import { CheckInCard } from "#web/features/diary/check-in/components/check-in-card.tsx";
import { useDays } from "#web/features/diary/device-log/api.ts";
import { HeatMapCard } from "#web/features/diary/heat-map/components/heat-map-card.tsx";
import { HeatMapSkeleton } from "#web/features/diary/heat-map/components/heat-map-skeleton.tsx";
import { LOOK_EVERY } from "#web/features/diary/heat-map/view-model.ts";
import { StressInsightCard } from "#web/features/diary/stress/components/stress-insight-card.tsx";
import { AveragesSkeleton, DashboardAverages } from "./averages.tsx";
import type { CardProps } from "./card-props.ts";
import { FailedCard } from "./failed-card.tsx";

/** The cards that come after the first screen, in a chunk of their own with their words. */

export function CheckInPlace({ today }: CardProps) {
  return <CheckInCard today={today} />;
}

export function InsightPlace() {
  return <StressInsightCard exportHref="/my-health/doctor-visit" />;
}

export function HeatMapPlace({ state, today }: CardProps) {
  const notes = useDays(readUser()?.id ?? "unknown", LOOK_EVERY);
  const moods = useQuery(moodsQuery);
  const title = <Trans>Your last 12 weeks</Trans>;
  if (state.kind === "failed") return <FailedCard title={title} {...state} />;
  if (moods.data === undefined && moods.isError && !moods.isFetching) {
    return <FailedCard title={title} error={moods.error} retry={moods.refetch} />;
  }
  if (state.kind === "loading" || moods.data === undefined) return <HeatMapSkeleton />;
  return (
    <HeatMapCard
      today={today}
      hrefOf={(day) => `/track?day=${day}`}
      bleeding={state.overview.bleeding}
      moods={moods.data}
      notes={notes}
      hidesFertility={state.overview.fertileWindow.kind === "hidden"}
    />
  );
}

export function AveragesPlace({ state, today }: CardProps) {
  if (state.kind === "failed") {
    return <FailedCard title={<Trans>Your figures</Trans>} {...state} />;
  }
  return state.kind === "loading" ? (
    <AveragesSkeleton />
  ) : (
    <DashboardAverages facts={state.facts} today={today} />
  );
}
