import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { removeSymptom, restoreSymptom } from "./api.ts";
import type { SavedSymptom } from "./view-model.ts";

export function useDeleting() {
  const { t, i18n } = useLingui();
  const [deleted, setDeleted] = useState<ReadonlyMap<string, SavedSymptom>>(new Map());
  const failWith = (title: string) => (failure: Error) =>
    showToast({ title, description: i18n._(wordsOf(failureOf(failure))), variant: "destructive" });

  const removal = useSave({
    send: removeSymptom,
    refreshes: ["GET /api/symptoms"],
    onSaved: (_, symptom: SavedSymptom) =>
      setDeleted((current) => new Map(current).set(symptom.id, symptom)),
    onFailed: failWith(t`We couldn't delete it`),
  });
  const restoring = useSave({
    send: restoreSymptom,
    refreshes: ["GET /api/symptoms"],
    onSaved: (_, { id }: SavedSymptom) =>
      setDeleted((current) => new Map([...current].filter(([key]) => key !== id))),
    onFailed: failWith(t`We couldn't restore it`),
  });
  return {
    deleted,
    isBusy: removal.isSaving || restoring.isSaving,
    remove: removal.save,
    restore: restoring.save,
  };
}

export type Deleting = ReturnType<typeof useDeleting>;
