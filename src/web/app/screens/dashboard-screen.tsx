import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { CycleOverviewCard } from "#web/features/cycles/components/cycle-overview-card.tsx";
import { CycleOverviewSkeleton } from "#web/features/cycles/components/cycle-overview-skeleton.tsx";
import { PredictionsCard } from "#web/features/predictions/components/predictions-card.tsx";
import { PredictionsSkeleton } from "#web/features/predictions/components/predictions-skeleton.tsx";
import { profileQuery } from "#web/features/profile-settings/api.ts";
import { RecoveryReminder } from "#web/features/security/components/recovery-reminder.tsx";
import { Card } from "#web/ui/card.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { useClock } from "../use-clock.ts";
import { type CycleState, useCycleState } from "../use-cycle-state.ts";
import { DashboardChips } from "./dashboard-chips.tsx";
import { DashboardWelcome } from "./dashboard-welcome.tsx";

/** Home: where she is in her cycle, and what may come next. */
export function DashboardScreen() {
  const { today, partOfDay } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery);
  const isReady = state.kind === "ready";
  return (
    <div className="grid gap-5 lg:gap-6">
      <DashboardWelcome
        name={profile.data?.name ?? null}
        partOfDay={partOfDay}
        chips={<DashboardChips overview={isReady ? state.overview : null} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-6">
        <OverviewPlace state={state} today={today} />
        <div className="grid gap-5 lg:gap-6">
          <PredictionsPlace state={state} today={today} />
          <RecoveryReminder />
        </div>
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly state: CycleState;
  readonly today: CalendarDay;
}

function OverviewPlace({ state, today }: PlaceProps) {
  switch (state.kind) {
    case "loading":
      return <CycleOverviewSkeleton />;
    case "failed":
      return <FailedCard title={<Trans>Cycle Overview</Trans>} {...state} />;
    case "ready":
      return <CycleOverviewCard overview={state.overview} cycles={state.cycles} today={today} />;
  }
}

function PredictionsPlace({ state, today }: PlaceProps) {
  switch (state.kind) {
    case "loading":
      return <PredictionsSkeleton />;
    case "failed":
      return <FailedCard title={<Trans>Predictions</Trans>} {...state} />;
    case "ready":
      return <PredictionsCard facts={state.facts} overview={state.overview} today={today} />;
  }
}

interface FailedCardProps {
  readonly title: ReactNode;
  readonly error: Error;
  readonly retry: () => void;
}

function FailedCard({ title, error, retry }: FailedCardProps) {
  const { i18n } = useLingui();
  return (
    <Card title={title}>
      <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={retry} />
    </Card>
  );
}
