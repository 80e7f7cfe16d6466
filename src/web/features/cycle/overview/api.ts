import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { changeCycle, getCycleSummary, listCycles, startCycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import type { PendingStart } from "./view-model.ts";

export const cyclesQuery = queryOf(listCycles, {});

/** Asked anew each day: what is expected depends on the day as well as on what she logged. */
export function summaryQuery(today: CalendarDay) {
  return queryOptions({
    queryKey: [getCycleSummary.path, today],
    queryFn: () => call(getCycleSummary, {}),
  });
}

/** A start that got no answer may have reached the server all the same: look after failures too. */
function useRefresh() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [listCycles.path] }),
      client.invalidateQueries({ queryKey: [getCycleSummary.path] }),
    ]);
  return {
    onSuccess: refresh,
    onError: () => {
      void refresh();
    },
  };
}

export function useStartCycle() {
  return useMutation({
    mutationFn: ({ id, startDate }: PendingStart) => call(startCycle, { body: { id, startDate } }),
    ...useRefresh(),
  });
}

export function useEndCycle() {
  return useMutation({
    mutationFn: ({ id, endDate }: { readonly id: string; readonly endDate: string }) =>
      call(changeCycle, { params: { id }, body: { endDate } }),
    ...useRefresh(),
  });
}
