import { useState } from "react";
import { useSave } from "#web/entry/saving/use-save.ts";
import type { DayEntry } from "../device-log/view-model.ts";
import { changedByTransfer, putIntoRecord } from "./api.ts";
import type { TransferResult } from "./view-model.ts";

export function useTransfer(owner: string) {
  const [results, setResults] = useState<readonly TransferResult[] | null>(null);
  const { save, isSaving, failure } = useSave({
    send: (entries: readonly DayEntry[]) => putIntoRecord(owner, entries),
    refreshes: changedByTransfer,
    onSaved: setResults,
    isOneTap: true,
  });
  return { put: save, isPutting: isSaving, failure, results };
}
