import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { carePlan } from "#domain/care-plan.ts";
import { readUser } from "#web/api/session.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { readSetup } from "#web/features/account/setup/api.ts";
import { CarePlanFrame } from "#web/features/learn/topics/components/care-plan-frame.tsx";
import { CarePlanSkeleton } from "#web/features/learn/topics/components/care-plan-skeleton.tsx";
import { CarePlanSteps } from "#web/features/learn/topics/components/care-plan-steps.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { useCycleState } from "./use-cycle-state.ts";

/** Her goals, conditions and due checks as steps. */
export function CarePlanPage() {
  return (
    <CarePlanFrame>
      <Plan />
    </CarePlanFrame>
  );
}

function Plan() {
  const { i18n } = useLingui();
  const { today } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery).data;
  if (state.kind === "failed") {
    return <LoadError message={i18n._(wordsOf(troubleOf(state.error)))} onRetry={state.retry} />;
  }
  if (state.kind === "loading" || profile === undefined) return <CarePlanSkeleton />;
  const { conditions } = readSetup(readUser()?.id ?? "unknown");
  const { age, goals } = profile;
  return <CarePlanSteps steps={carePlan({ ...state.facts, age, goals, conditions }, today)} />;
}
