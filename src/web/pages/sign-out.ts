import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { clearSignIn, emptyScreen, readUser } from "#web/api/session.ts";

/**
 * What "Logout" does. Its code is fetched now, so that the first screen carries none of it; without
 * network she is signed out of this browser all the same.
 */
export async function logOut(): Promise<void> {
  try {
    const { beginLogout } = await import("./logout.tsx");
    await beginLogout(leave);
  } catch {
    const isShared =
      localStorage.getItem(`${storageKeys.deviceUse}.${readUser()?.id}`) === "shared";
    clearSignIn();
    leave(isShared);
  }
}

/** Loads the page anew, as a visitor's; on a shared device leaves nothing of hers. */
function leave(isShared: boolean): void {
  emptyScreen();
  const emptying = isShared
    ? import("./empty-device.ts").then(({ emptyDevice }) => emptyDevice())
    : Promise.resolve();
  emptying.catch(() => localStorage.clear()).finally(() => location.reload());
}
