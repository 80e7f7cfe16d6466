import { storageKeys } from "#contract/storage-keys.ts";
import { signOut } from "#web/features/account/auth/api.ts";

/** Signs out and loads the page anew, as a visitor's; on a shared device leaves nothing of hers. */
export async function signOutAndReload(): Promise<void> {
  const isShared = localStorage.getItem(storageKeys.deviceUse) !== null;
  await signOut();
  try {
    if (isShared) {
      localStorage.clear();
      // The browser's key; held by this page, it goes with the page at the latest.
      indexedDB.deleteDatabase("mwezi");
    }
  } finally {
    location.reload();
  }
}
