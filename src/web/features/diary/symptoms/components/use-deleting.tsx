import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Symptom } from "#contract/symptoms.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useDeleteSymptom, useRestoreSymptom } from "../api.ts";

/** Deletes at once, and remembers what was deleted while she stays, to bring it back. */
export function useDeleting() {
  const { t, i18n } = useLingui();
  const [deleted, setDeleted] = useState<ReadonlyMap<string, Symptom>>(new Map());
  const [busyId, setBusyId] = useState<string | null>(null);
  const { mutateAsync: removeNow } = useDeleteSymptom();
  const { mutateAsync: restoreNow } = useRestoreSymptom();

  const attempt = async (title: string, symptom: Symptom, work: () => Promise<void>) => {
    setBusyId(symptom.id);
    try {
      await work();
    } catch (error) {
      const description = i18n._(wordsOf(troubleOf(error)));
      showToast({ title, description, variant: "destructive" });
    }
    setBusyId(null);
  };
  const without = (id: string) => (current: ReadonlyMap<string, Symptom>) =>
    new Map([...current].filter(([key]) => key !== id));

  return {
    deleted,
    busyId,
    remove: (symptom: Symptom) =>
      attempt(t`Failed to delete`, symptom, async () => {
        await removeNow(symptom);
        setDeleted((current) => new Map([...current, [symptom.id, symptom]]));
      }),
    restore: (symptom: Symptom) =>
      attempt(t`Failed to bring it back`, symptom, async () => {
        await restoreNow(symptom);
        setDeleted(without(symptom.id));
      }),
  };
}
