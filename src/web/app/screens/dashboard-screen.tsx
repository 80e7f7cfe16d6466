import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { RecoveryReminder } from "#web/features/account/security/components/recovery-reminder.tsx";
import { CycleOverviewCard } from "#web/features/cycle/overview/components/cycle-overview-card.tsx";
import { CycleOverviewSkeleton } from "#web/features/cycle/overview/components/cycle-overview-skeleton.tsx";
import { LogHealthButton, LogHealthRound } from "../log-buttons.tsx";
import { OpenLogs } from "../open-logs.tsx";
import { PredictionsPlace } from "../predictions-place.tsx";
import { useClock } from "../use-clock.ts";
import { useCycleState } from "../use-cycle-state.ts";
import { DashboardBanner } from "./dashboard-banner.tsx";
import type { CardProps } from "./dashboard-card-props.ts";
import { DashboardChips } from "./dashboard-chips.tsx";
import { FailedCard } from "./dashboard-failed-card.tsx";
import { Averages, CheckIn, HeatMap, StressInsight } from "./dashboard-later.tsx";
import { DashboardLayout } from "./dashboard-layout.tsx";
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
      <DashboardLayout
        cards={{
          overview: <OverviewPlace {...place} />,
          banner: <DashboardBanner overview={overview} today={today} />,
          "check-in": <CheckIn {...place} />,
          predictions: <PredictionsPlace {...place} />,
          pcos: profile.data?.pcosDiagnosis === "yes" && <PcosCard />,
          "heat-map": <HeatMap {...place} />,
          insight: <StressInsight {...place} />,
          symptoms: <RecentSymptomsPlace />,
          averages: <Averages {...place} />,
          recovery: <RecoveryReminder />,
        }}
      />
      <LogHealthRound />
      <OpenLogs today={today} />
    </div>
  );
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
