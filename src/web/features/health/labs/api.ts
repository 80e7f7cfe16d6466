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
import { isSameEntry } from "#web/api/same-entry.ts";

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
  /** What the form began from; `null` for a new one. */
  readonly base: LabResult | null;
}

type SaveOutcome =
  | { readonly kind: "saved" }
  /** Somewhere else it was changed or deleted meanwhile; nothing was saved. */
  | { readonly kind: "changed"; readonly current: LabResult | null };

/** A change first looks whether the result is still as she saw it, or already as she wants it. */
async function save({ result, base }: SaveRequest): Promise<SaveOutcome> {
  if (base === null) {
    await call(saveLabResult, { body: result });
    return { kind: "saved" };
  }
  const results = await call(listLabResults, {});
  const current = results.find(({ id }) => id === result.id) ?? null;
  if (isSameEntry(current, result)) return { kind: "saved" };
  if (!isSameEntry(current, base)) return { kind: "changed", current };
  await call(changeLabResult, { params: { id: result.id }, body: changeOf(result) });
  return { kind: "saved" };
}

function useRefresh() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: [listLabResults.path] }) };
}

export function useSaveResult() {
  return useMutation({ mutationFn: save, ...useRefresh() });
}

export const deleteResult = ({ id }: LabResult) => call(deleteLabResult, { params: { id } });
