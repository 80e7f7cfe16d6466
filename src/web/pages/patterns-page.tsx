import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { moodsQuery } from "#web/features/diary/check-in/api.ts";
import {
  PatternsHead,
  PatternsView,
} from "#web/features/health/patterns/components/patterns-view.tsx";
import { symptomsQuery } from "#web/features/health/trends/api.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { CycleStateGate } from "./cycle-state-gate.tsx";
import { type CycleState, useCycleState } from "./use-cycle-state.ts";

/** What comes back with her cycle, and how sure that is. */
export function PatternsPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <PatternsHead homeHref="/" />
      <CycleStateGate state={state}>
        {(ready) => <Patterns state={ready} today={today} />}
      </CycleStateGate>
    </div>
  );
}

interface PatternsProps {
  readonly state: Extract<CycleState, { kind: "ready" }>;
  readonly today: ReturnType<typeof useClock>["today"];
}

function Patterns({ state: { facts, overview }, today }: PatternsProps) {
  const { t } = useLingui();
  const symptoms = useQuery(symptomsQuery);
  const moods = useQuery(moodsQuery);
  if (symptoms.data !== undefined && moods.data !== undefined) {
    return (
      <PatternsView
        facts={facts}
        overview={overview}
        symptoms={symptoms.data}
        moods={moods.data}
        today={today}
        summaryHref="/my-health/doctor-visit"
      />
    );
  }
  const failed = [symptoms, moods].filter((query) => query.isError && !query.isFetching);
  const error = failed[0]?.error;
  if (!error) return <Spinner label={t`Loading...`} />;
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return <FailureNotice failure={error} onRetry={retry} />;
}
