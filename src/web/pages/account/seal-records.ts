import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { setupOf } from "#web/features/account/setup/api.ts";
import { daysRecord } from "#web/features/diary/device-log/api.ts";

/** Opening a record encrypts it; an earlier version left records unencrypted. */
export async function sealRecords(): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    for (const [kind, recordOf] of [
      [storageKeys.setup, setupOf],
      [storageKeys.days, daysRecord],
    ] as const) {
      if (key.startsWith(`${kind}.`)) await recordOf(key.slice(kind.length + 1)).open();
    }
  }
}
