import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listCycles } from "#contract/cycles.ts";
import { bringIn, listImports, undoImport } from "#contract/imports.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import type { Found } from "#web/import/found.ts";

export const importsQuery = queryOf(listImports, {});
export const herCyclesQuery = queryOf(listCycles, {});

/** A history touches every page: all that was read before is read again. */
function useRefreshAll() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries() };
}

export function useBringIn() {
  return useMutation({
    mutationFn: ({ source, entries }: Found) =>
      call(bringIn, {
        bytes: new Blob([JSON.stringify({ source, entries })], { type: "application/json" }),
      }),
    ...useRefreshAll(),
  });
}

export function useUndoImport() {
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    ...useRefreshAll(),
  });
}
