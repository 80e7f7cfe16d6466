import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { setupOf } from "#web/features/account/setup/api.ts";
import { daysRecord } from "#web/features/diary/device-log/api.ts";

/** Seals what an earlier version left in plain in this browser, whoever's it is: opening does it. */
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
