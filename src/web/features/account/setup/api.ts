import { useMemo } from "react";
import { storageKeys } from "#contract/storage-keys.ts";
import { sealedRecord } from "#web/entry/seal/sealed-record.ts";
import { useSealed } from "#web/entry/seal/use-sealed.ts";
import { defaultRecord, SetupRecordSchema } from "./view-model.ts";

/**
 * What this browser keeps of her setup, sealed: one record for each account. Whether it is
 * completed stands outside: the gate asks for it before anything is opened.
 */
export const setupOf = (owner: string) =>
  sealedRecord(`${storageKeys.setup}.${owner}`, SetupRecordSchema, ({ completed }) => ({
    completed,
  }));

/** The defaults when nothing is kept or it cannot be read; `undefined` until opened. */
export function useSetup(owner: string) {
  const opened = useSealed(useMemo(() => setupOf(owner), [owner]));
  return opened && { record: opened.value ?? defaultRecord, place: opened.place };
}
