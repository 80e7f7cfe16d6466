import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type Cycle,
  changeCycle,
  deleteCycle,
  getCycleSummary,
  listCycles,
  startCycle,
} from "#contract/cycles.ts";
import { call } from "#web/api/call.ts";
import { type CycleChanges, type CycleDraft, isSameCycle } from "./view-model.ts";

/** A save that failed may have reached the server all the same: look after failures too. */
function useRefresh() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [listCycles.path] }),
      client.invalidateQueries({ queryKey: [getCycleSummary.path] }),
    ]);
  return { onSuccess: refresh, onError: () => void refresh() };
}

interface ChangeRequest {
  /** The cycle as the form found it. */
  readonly base: Cycle;
  readonly changes: CycleChanges;
}

type ChangeOutcome =
  | { readonly kind: "saved" }
  /** Changed somewhere else meanwhile, or deleted there; nothing was saved. */
  | { readonly kind: "changed"; readonly current: Cycle | null };

async function change({ base, changes }: ChangeRequest): Promise<ChangeOutcome> {
  const current = (await call(listCycles, {})).find(({ id }) => id === base.id) ?? null;
  if (!isSameCycle(current, base)) return { kind: "changed", current };
  await call(changeCycle, { params: { id: base.id }, body: changes });
  return { kind: "saved" };
}

export function useChangeCycle() {
  return useMutation({ mutationFn: change, ...useRefresh() });
}

export function useAddCycle() {
  const add = ({ id, draft }: { readonly id: string; readonly draft: CycleDraft }) =>
    call(startCycle, {
      body: {
        id,
        startDate: draft.startDay,
        ...(draft.endDay !== "" && { endDate: draft.endDay }),
        ...(draft.flow !== undefined && { flow: draft.flow }),
        ...(draft.notes.trim() !== "" && { notes: draft.notes.trim() }),
        ...(draft.isUnsure && { isUnsure: true }),
      },
    });
  return useMutation({ mutationFn: add, ...useRefresh() });
}

export function useDeleteCycle() {
  return useMutation({
    mutationFn: (id: string) => call(deleteCycle, { params: { id } }),
    ...useRefresh(),
  });
}
