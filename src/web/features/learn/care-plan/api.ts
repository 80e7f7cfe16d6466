import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeCarePlan, getCarePlan } from "#contract/care-plan.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";

export const carePlanQuery = queryOf(getCarePlan, {});

interface Tick {
  readonly step: string;
  readonly isDone: boolean;
}

/** Ticks travel one after another, so that the last answer is the whole truth. */
export function useTickStep() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "care-plan" },
    mutationFn: (tick: Tick) => call(changeCarePlan, { body: tick }),
    onSuccess: (plan) => client.setQueryData(carePlanQuery.queryKey, plan),
  });
}
