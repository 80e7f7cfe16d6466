import { useQuery } from "@tanstack/react-query";
import { carePlan } from "#domain/care-plan.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import {
  CarePlanSkeleton,
  CarePlanSteps,
  CarePlanView,
} from "#web/features/learn/care-plan/components/care-plan-view.tsx";
import { useCycleState } from "./use-cycle-state.ts";

const NO_CONDITIONS = { pcos: false, endo: false, pms_pmdd: false };

/** Her goals, conditions and due checks as steps. */
export function CarePlanPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery);
  return (
    <CarePlanView>
      <Loaded queries={{ state, profile }} waiting={<CarePlanSkeleton />}>
        {({ state: { facts }, profile: { goals, setup } }) => {
          const conditions = setup?.conditions ?? NO_CONDITIONS;
          const known = { ...facts, age: facts.age ?? null, goals, conditions };
          return <CarePlanSteps steps={carePlan(known, today)} />;
        }}
      </Loaded>
    </CarePlanView>
  );
}
