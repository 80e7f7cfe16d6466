import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  changeLabResult,
  deleteLabResult,
  type LabResult,
  listLabResults,
  saveLabResult,
} from "#contract/labs.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";

export const labResultsQuery = queryOf(listLabResults, {});

/** What she changed of a result that is saved: a field she emptied goes. */
function changeOf({ id: _, ...result }: LabResult) {
  const emptied = {
    name: null,
    comparator: null,
    rangeLow: null,
    rangeHigh: null,
    laboratory: null,
    notes: null,
  };
  return { ...emptied, ...result };
}

interface SaveRequest {
  readonly result: LabResult;
  readonly isNew: boolean;
}

function save({ result, isNew }: SaveRequest): Promise<LabResult> {
  if (isNew) return call(saveLabResult, { body: result });
  return call(changeLabResult, { params: { id: result.id }, body: changeOf(result) });
}

function useRefresh() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: [listLabResults.path] }) };
}

export function useSaveResult() {
  return useMutation({ mutationFn: save, ...useRefresh() });
}

export function useDeleteResult() {
  return useMutation({
    mutationFn: (id: string) => call(deleteLabResult, { params: { id } }),
    ...useRefresh(),
  });
}
