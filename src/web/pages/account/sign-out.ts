import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { clearSignIn, emptyScreen, readUser } from "#web/api/session/session.ts";

/** Its code is loaded on demand; if that fails offline, the user is still signed out here. */
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

/** Reloads the page as a visitor; on a shared device clears the browser. */
function leave(isShared: boolean): void {
  emptyScreen();
  const emptying = isShared
    ? import("./empty-device.ts").then(({ emptyDevice }) => emptyDevice())
    : Promise.resolve();
  emptying.catch(() => localStorage.clear()).finally(() => location.reload());
}
