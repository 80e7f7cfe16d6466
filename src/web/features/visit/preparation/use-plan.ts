import { useRef, useState } from "react";
import type { RevisedVisitPlan, VisitPlan } from "#contract/visit/visit.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { currentOf, revisionOf } from "#web/entry/conflict/conflict.ts";
import type { OpenConflict } from "#web/entry/saving/use-save.ts";
import { visitPlanQuery } from "./api.ts";

const planOf = ({ tried, reason, questions, months, include }: VisitPlan): VisitPlan => ({
  questions,
  months,
  include,
  ...(tried !== undefined && { tried }),
  ...(reason !== undefined && { reason }),
});

/** Saves one by one, each with the whole plan: a failed change is in the next save. */
export function usePlan(read: RevisedVisitPlan) {
  const client = useQueryClient();
  const [plan, setPlan] = useState(() => planOf(read));
  const revision = useRef(read.revision);
  const [putOff, setPutOff] = useState<Error | null>(null);
  const { mutate, mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (body: VisitPlan) =>
      call("PATCH /api/visit/plan", { body }, { ifMatch: revision.current }),
    scope: { id: "/api/visit/plan" },
    onSuccess: (version) => {
      revision.current = version.revision;
      client.setQueryData(visitPlanQuery.queryKey, version);
    },
  });
  const theirs = error === putOff ? undefined : currentOf<RevisedVisitPlan>(error);
  const conflict: OpenConflict<VisitPlan, RevisedVisitPlan> | null =
    theirs === undefined
      ? null
      : {
          mine: plan,
          theirs,
          replace: (body) => {
            revision.current = revisionOf(theirs);
            return mutateAsync(body).then(
              () => true,
              () => false,
            );
          },
          close: () => setPutOff(error),
        };
  return {
    plan,
    conflict,
    failure: error,
    isSaving: isPending || error !== null,
    change: (changes: Partial<VisitPlan>) => {
      const next = { ...plan, ...changes };
      setPlan(next);
      mutate(next);
    },
    retry: () => mutate(plan),
    keepTheirs: (version: RevisedVisitPlan | null) => {
      revision.current = revisionOf(version);
      if (version !== null) setPlan(planOf(version));
      reset();
    },
  };
}
