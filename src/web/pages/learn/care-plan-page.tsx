import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useState } from "react";
import { carePlan } from "#domain/care/care-plan.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { useConcerns } from "#web/entry/concerns/api.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import {
  CarePlanSkeleton,
  CarePlanSteps,
  CarePlanView,
} from "#web/features/learn/care-plan/components/care-plan-view.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";
import { NotLookedAt } from "./not-looked-at.tsx";

const ConcernList = lazy(async () => ({
  default: (await import("#web/entry/concerns/components/concern-list.tsx")).ConcernList,
}));

/** Reports when the list above has loaded, so that content below it does not move afterwards. */
function ConcernsLoaded({ onCame: onLoaded }: { readonly onCame: (came: boolean) => void }) {
  const { isLoading } = useConcerns();
  useEffect(() => {
    if (!isLoading) onLoaded(true);
  }, [isLoading, onLoaded]);
  return null;
}

const NO_CONDITIONS = { pcos: false, endo: false, pms_pmdd: false };

export function CarePlanPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery);
  const [isReady, setReady] = useState(false);
  return (
    <CarePlanView>
      <section aria-labelledby="worth-showing" className="grid gap-4">
        <h2 id="worth-showing" className="text-2xl">
          <Trans>Worth showing to a clinic</Trans>
        </h2>
        <Suspense fallback={<Skeleton className="h-48 w-full rounded-card" />}>
          <ConcernList notLookedAt={<NotLookedAt />} />
          <ConcernsLoaded onCame={setReady} />
        </Suspense>
      </section>
      {isReady ? (
        <Loaded queries={{ state, profile }} waiting={<CarePlanSkeleton />}>
          {({ state: { facts, overview }, profile: { goals, setup } }) => {
            const { kind: stage } = stageNow({ facts, forecast: overview.forecast, goals }, today);
            const conditions = setup?.conditions ?? NO_CONDITIONS;
            const steps = carePlan({ pcos: facts.pcos, stage, goals, conditions });
            return <CarePlanSteps steps={steps} />;
          }}
        </Loaded>
      ) : (
        <div className="min-h-160" />
      )}
    </CarePlanView>
  );
}
