import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  changeSymptom,
  deleteSymptom,
  listSymptoms,
  type Symptom,
  saveSymptom,
} from "#contract/symptoms.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/errors.ts";
import { queryOf } from "#web/api/query-of.ts";
import type { SymptomForm } from "./view-model.ts";

export const symptomsQuery = queryOf(listSymptoms, {});

/** A change that got no answer may have arrived all the same: look after failures too. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [listSymptoms.path] });
}

interface ChangeRequest {
  /** The entry as she saw it; `null` when she has chosen to replace what differs. */
  readonly shown: Symptom | null;
  readonly id: string;
  readonly changes: Partial<SymptomForm>;
}

type ChangeOutcome =
  | { readonly kind: "saved" }
  /** Somewhere else it was changed meanwhile, or deleted; nothing was saved. */
  | { readonly kind: "changed"; readonly current: Symptom | null };

async function sendChange({ shown, id, changes }: ChangeRequest): Promise<ChangeOutcome> {
  if (shown !== null) {
    const current = await findSymptom(shown);
    if (current === null || !isSame(current, shown)) return { kind: "changed", current };
  }
  await call(changeSymptom, { params: { id }, body: changes });
  return { kind: "saved" };
}

async function findSymptom({ id, date }: Symptom): Promise<Symptom | null> {
  const ofDay = await call(listSymptoms, { query: { from: date, to: date } });
  const found = ofDay.find((symptom) => symptom.id === id);
  if (found !== undefined) return found;
  return (await call(listSymptoms, {})).find((symptom) => symptom.id === id) ?? null;
}

const isSame = (one: Symptom, other: Symptom) =>
  one.date === other.date &&
  one.severity === other.severity &&
  (one.notes ?? "") === (other.notes ?? "");

export function useChangeSymptom() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: sendChange, onSettled: refresh });
}

/** One that is gone already, from another tab, is as good as deleted. */
async function remove({ id }: Symptom): Promise<null> {
  try {
    return await call(deleteSymptom, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function useDeleteSymptom() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: remove, onSettled: refresh });
}

/** Brings a deleted one back as it was, with its own id. */
export function useRestoreSymptom() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, date, type, severity, notes }: Symptom) =>
      call(saveSymptom, { body: { id, date, type, severity, notes } }),
    onSettled: refresh,
  });
}
