import { useLingui } from "@lingui/react/macro";
import type { Tried } from "#contract/insights/tried.ts";
import { type Marked, useSaveMarked } from "./api.ts";
import { withoutChange } from "./view-model.ts";

/** Removes a marked change; Undo is available while the toast shows. */
export interface Removal {
  readonly remove: (change: Tried) => void;
  readonly isRemoving: boolean;
  readonly failure: Error | null;
}

export function useRemoval(marked: Marked): Removal {
  const { t } = useLingui();
  const undo = useSaveMarked();
  const removal = useSaveMarked({
    toast: () => ({
      title: t`Removed`,
      action: { label: t`Undo`, act: () => void undo.save(marked) },
    }),
  });
  return {
    remove: (change) => void removal.save(withoutChange(marked, change)),
    isRemoving: removal.isSaving || undo.isSaving,
    failure: removal.failure ?? undo.failure,
  };
}
