import { useMemo } from "react";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { sealedRecord } from "#web/entry/seal/sealed-record.ts";
import { useSealed } from "#web/entry/seal/use-sealed.ts";
import { SetupRecordSchema } from "./view-model.ts";

/**
 * What this browser keeps of her setup, sealed: one record for each account. Whether it is
 * completed stands outside: the gate asks for it before anything is opened.
 */
export const setupOf = (owner: string) =>
  sealedRecord(`${storageKeys.setup}.${owner}`, SetupRecordSchema, ({ completed }) => ({
    completed,
  }));

/** Its `value` is `null` when nothing is kept or it cannot be read; `undefined` until opened. */
export function useSetup(owner: string) {
  return useSealed(useMemo(() => setupOf(owner), [owner]));
}
