import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Cycle, changeCycle, getCycleSummary, listCycles } from "#contract/cycles.ts";
import { call } from "#web/api/call.ts";

interface Answer {
  readonly id: string;
  readonly missedLog: NonNullable<Cycle["missedLog"]>;
}

/** Stores her answer with the cycle, so that no device asks again. */
export function useAnswerMissedLog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, missedLog }: Answer) =>
      call(changeCycle, { params: { id }, body: { missedLog } }),
    // An answer that got no reply may have arrived all the same.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [listCycles.path] }),
        client.invalidateQueries({ queryKey: [getCycleSummary.path] }),
      ]),
  });
}
