import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { RecoveryReminder } from "#web/features/account/security/components/recovery-reminder.tsx";
import { CycleOverviewCard } from "#web/features/cycle/overview/components/cycle-overview-card.tsx";
import { CycleOverviewSkeleton } from "#web/features/cycle/overview/components/cycle-overview-skeleton.tsx";
import { DashboardBanner } from "./home/banner.tsx";
import type { CardProps } from "./home/card-props.ts";
import { DashboardChips } from "./home/chips.tsx";
import { FailedCard } from "./home/failed-card.tsx";
import { Averages, CheckIn, HeatMap, StressInsight } from "./home/later.tsx";
import { DashboardLayout } from "./home/layout.tsx";
import { PcosCard } from "./home/pcos-card.tsx";
import { PredictionsPlace } from "./home/predictions-place.tsx";
import { RecentSymptomsPlace } from "./home/recent-symptoms-place.tsx";
import { DashboardWelcome } from "./home/welcome.tsx";
import { LogHealthButton, LogHealthRound } from "./logs/log-buttons.tsx";
import { OpenLogs } from "./logs/open-logs.tsx";
import { useCycleState } from "./use-cycle-state.ts";

/** Home: where she is in her cycle, how she is today, and what may come next. */
export function HomePage() {
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
