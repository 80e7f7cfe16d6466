import { storageKeys } from "#contract/storage-keys.ts";
import { defaultRecord, type SetupRecord, SetupRecordSchema } from "./view-model.ts";

/** One record for each account, so that two women on one phone do not meet. */
function keyOf(userId: string): string {
  return `${storageKeys.setup}.${userId}`;
}

/** What this browser keeps of her setup; the defaults when nothing is kept or it cannot be read. */
export function readSetup(userId: string): SetupRecord {
  try {
    return SetupRecordSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null"));
  } catch {
    return defaultRecord;
  }
}

export function saveSetup(userId: string, record: SetupRecord): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(record));
}

/** The wizard begins again at the next load. Also what deleting the account leaves: nothing. */
export function resetSetup(userId: string): void {
  localStorage.removeItem(keyOf(userId));
}
