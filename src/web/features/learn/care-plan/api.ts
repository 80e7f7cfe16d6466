import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";

export const carePlanQuery = queryOf("GET /api/care-plan", {});

export function useTickStep() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "care-plan" },
    mutationFn: (tick: { readonly step: string; readonly isDone: boolean }) => {
      const plan = client.getQueryData(carePlanQuery.queryKey);
      return call("PATCH /api/care-plan", { body: tick }, plan && { ifMatch: plan.revision });
    },
    onSuccess: (plan) => client.setQueryData(carePlanQuery.queryKey, plan),
    onError: () => client.invalidateQueries(carePlanQuery),
  });
}
