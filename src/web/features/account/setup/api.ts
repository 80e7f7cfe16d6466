import { storageKeys } from "#contract/storage-keys.ts";
import { kept } from "#web/entry/kept.ts";
import { defaultRecord, type SetupRecord, SetupRecordSchema } from "./view-model.ts";

/** What this browser keeps of her setup: one record for each account. */
export const setupOf = (owner: string) => kept(`${storageKeys.setup}.${owner}`, SetupRecordSchema);

/** The defaults when nothing is kept or it cannot be read. */
export const readSetup = (owner: string): SetupRecord => setupOf(owner).read() ?? defaultRecord;
