import { useQuery } from "@tanstack/react-query";
import { carePlan } from "#domain/care-plan.ts";
import { readUser } from "#web/api/session.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { readSetup } from "#web/features/account/setup/api.ts";
import {
  CarePlanSkeleton,
  CarePlanSteps,
  CarePlanView,
} from "#web/features/learn/care-plan/components/care-plan-view.tsx";
import { useCycleState } from "./use-cycle-state.ts";

/** Her goals, conditions and due checks as steps. */
export function CarePlanPage() {
  return (
    <CarePlanView>
      <Plan />
    </CarePlanView>
  );
}

function Plan() {
  const { today } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery).data;
  if (state.kind === "failed") {
    return <FailureNotice failure={state.error} onRetry={state.retry} />;
  }
  if (state.kind === "loading" || profile === undefined) return <CarePlanSkeleton />;
  const { conditions } = readSetup(readUser()?.id ?? "unknown");
  const { age, goals } = profile;
  return <CarePlanSteps steps={carePlan({ ...state.facts, age, goals, conditions }, today)} />;
}
