import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { calledName } from "#contract/setup.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import {
  CycleOverviewCard,
  CycleOverviewSkeleton,
} from "#web/features/cycle/overview/components/cycle-overview-card.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { DashboardBanner } from "./home/banner.tsx";
import { DashboardChips } from "./home/chips.tsx";
import {
  Averages,
  CheckIn,
  Concern,
  HeatMap,
  Recovery,
  StressInsight,
  Symptoms,
} from "./home/later.tsx";
import { DashboardLayout } from "./home/layout.tsx";
import { PredictionsPlace } from "./home/predictions-place.tsx";
import { DashboardWelcome } from "./home/welcome.tsx";
import { LogHealthButton, LogHealthRound } from "./logs/log-buttons.tsx";
import { OpenLogs } from "./logs/open-logs.tsx";
import { useCycleState } from "./use-cycle-state.ts";

/** Home: where she is in her cycle, how she is today, and what may come next. */
export function HomePage() {
  const { today, partOfDay } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery);
  const overview = state.data?.overview ?? null;
  const place = { state, today };
  return (
    <div className="grid gap-5 lg:gap-6">
      <DashboardWelcome
        name={profile.data ? calledName(profile.data) : null}
        partOfDay={partOfDay}
        chips={<DashboardChips {...place} />}
        action={<LogHealthButton />}
      />
      <Concern />
      <DashboardLayout
        setup={profile.data?.setup ?? null}
        cards={{
          overview: (
            <Loaded
              queries={{ state }}
              waiting={<CycleOverviewSkeleton />}
              cardTitle={<Trans>Cycle Overview</Trans>}
            >
              {(data) => <CycleOverviewCard {...data.state} today={today} />}
            </Loaded>
          ),
          banner: <DashboardBanner overview={overview} today={today} />,
          "check-in": <CheckIn {...place} />,
          predictions: <PredictionsPlace {...place} />,
          pcos: profile.data?.pcosDiagnosis === "yes" && <PcosCard />,
          "heat-map": <HeatMap {...place} />,
          insight: <StressInsight {...place} />,
          symptoms: <Symptoms {...place} />,
          averages: <Averages {...place} />,
          recovery: <Recovery />,
        }}
      />
      <LogHealthRound />
      <OpenLogs today={today} />
    </div>
  );
}

/** The way to the daily log, for women with PCOS. */
function PcosCard() {
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
