import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CycleOverviewCard } from "#web/features/cycles/components/cycle-overview-card.tsx";
import { CycleOverviewSkeleton } from "#web/features/cycles/components/cycle-overview-skeleton.tsx";
import { PredictionsCard } from "#web/features/predictions/components/predictions-card.tsx";
import { PredictionsSkeleton } from "#web/features/predictions/components/predictions-skeleton.tsx";
import { profileQuery } from "#web/features/profile-settings/api.ts";
import { RecoveryReminder } from "#web/features/security/components/recovery-reminder.tsx";
import { LogHealthButton, LogHealthRound } from "../log-buttons.tsx";
import { OpenLogs } from "../open-logs.tsx";
import { useClock } from "../use-clock.ts";
import { useCycleState } from "../use-cycle-state.ts";
import { DashboardBanner } from "./dashboard-banner.tsx";
import type { CardProps } from "./dashboard-card-props.ts";
import { DashboardChips } from "./dashboard-chips.tsx";
import { FailedCard } from "./dashboard-failed-card.tsx";
import { Averages, CheckIn, HeatMap, StressInsight } from "./dashboard-later.tsx";
import { PcosCard } from "./dashboard-pcos-card.tsx";
import { DashboardWelcome } from "./dashboard-welcome.tsx";
import { RecentSymptomsPlace } from "./recent-symptoms-place.tsx";

/** Home: where she is in her cycle, how she is today, and what may come next. */
export function DashboardScreen() {
  const { today, partOfDay } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery);
  const overview = state.kind === "ready" ? state.overview : null;
  const place = { state, today };
  return (
    <div className="grid gap-5 lg:gap-6">
      <DashboardWelcome
        name={profile.data?.name ?? null}
        partOfDay={partOfDay}
        chips={<DashboardChips overview={overview} today={today} />}
        action={<LogHealthButton />}
      />
      <Columns>
        <OverviewPlace {...place} />
        <Column>
          <DashboardBanner overview={overview} today={today} />
          <CheckIn {...place} />
        </Column>
      </Columns>
      <Columns>
        <Column>
          <PredictionsPlace {...place} />
          <HeatMap {...place} />
        </Column>
        <Column>
          <StressInsight {...place} />
          {profile.data?.pcosDiagnosis === "yes" && <PcosCard />}
        </Column>
      </Columns>
      <Columns>
        <Column>
          <RecentSymptomsPlace />
          <RecoveryReminder />
        </Column>
        <Column>
          <Averages {...place} />
        </Column>
      </Columns>
      <LogHealthRound />
      <OpenLogs today={today} />
    </div>
  );
}

/** Side by side where there is room; on a phone one after the other, as they are written. */
function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-6">
      {children}
    </div>
  );
}

function Column({ children }: { readonly children: ReactNode }) {
  return <div className="grid min-w-0 gap-5 lg:gap-6">{children}</div>;
}

function OverviewPlace({ state, today }: CardProps) {
  switch (state.kind) {
    case "loading":
      return <CycleOverviewSkeleton />;
    case "failed":
      return <FailedCard title={<Trans>Cycle Overview</Trans>} {...state} />;
    case "ready":
      return <CycleOverviewCard overview={state.overview} cycles={state.cycles} today={today} />;
  }
}

function PredictionsPlace({ state, today }: CardProps) {
  switch (state.kind) {
    case "loading":
      return <PredictionsSkeleton />;
    case "failed":
      return <FailedCard title={<Trans>Predictions</Trans>} {...state} />;
    case "ready":
      return <PredictionsCard facts={state.facts} overview={state.overview} today={today} />;
  }
}
