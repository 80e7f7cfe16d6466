import { useQuery } from "@tanstack/react-query";
import { carePlan } from "#domain/care-plan.ts";
import { readUser } from "#web/api/session.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { useSetup } from "#web/features/account/setup/api.ts";
import {
  CarePlanSkeleton,
  CarePlanSteps,
  CarePlanView,
} from "#web/features/learn/care-plan/components/care-plan-view.tsx";
import { useCycleState } from "./use-cycle-state.ts";

/** Her goals, conditions and due checks as steps. */
export function CarePlanPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery);
  const setup = useSetup(readUser()?.id ?? "unknown");
  return (
    <CarePlanView>
      <Loaded queries={{ state, profile }} waiting={<CarePlanSkeleton />}>
        {({ state: { facts }, profile: { goals } }) => {
          if (setup === undefined) return <CarePlanSkeleton />;
          const { conditions } = setup.record;
          const known = { ...facts, age: facts.age ?? null, goals, conditions };
          return <CarePlanSteps steps={carePlan(known, today)} />;
        }}
      </Loaded>
    </CarePlanView>
  );
}
