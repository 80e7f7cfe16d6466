import { signOut } from "#web/features/account/auth/api.ts";

/** Signs out and loads the page anew, as a visitor's. */
export function signOutAndReload(): void {
  void signOut().then(() => location.reload());
}
