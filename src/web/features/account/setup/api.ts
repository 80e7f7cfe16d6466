import { useMemo } from "react";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { sealedRecord } from "#web/entry/seal/sealed-record.ts";
import { useSealed } from "#web/entry/seal/use-sealed.ts";
import { SetupRecordSchema } from "./view-model.ts";

/** Encrypted, except for the completed flag, which the gate reads before the key is available. */
export const setupOf = (owner: string) =>
  sealedRecord(`${storageKeys.setup}.${owner}`, SetupRecordSchema, ({ completed }) => ({
    completed,
  }));

/** `value` is `null` if nothing is stored or it can't be decrypted, and `undefined` while loading. */
export const useSetup = (owner: string) => useSealed(useMemo(() => setupOf(owner), [owner]));
