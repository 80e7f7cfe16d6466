import type { SignedIn } from "#contract/auth.ts";
import { storeSignIn } from "#web/api/session.ts";
import { keepToast } from "./kept-toast.ts";

/** Stores the sign-in and loads the app anew as hers; the toast is seen once it has loaded. */
export function enterApp(
  signedIn: SignedIn,
  welcome: { readonly title: string; readonly description: string },
): void {
  storeSignIn(signedIn);
  keepToast(welcome);
  location.replace("/");
}
