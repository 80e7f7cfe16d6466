import { useMutation } from "@tanstack/react-query";
import { login, logout, recover, register, type SignedIn } from "#contract/auth.ts";
import { call } from "#web/api/call.ts";
import { clearSignIn } from "#web/api/session.ts";
import type { LoginFields, RecoverFields, RegisterFields } from "./view-model.ts";

type OnSignedIn = (signedIn: SignedIn) => void;

export function useLogin(onSignedIn: OnSignedIn) {
  return useMutation<SignedIn, Error, LoginFields>({
    mutationFn: ({ email, password }) => call(login, { body: { email, password } }),
    onSuccess: onSignedIn,
  });
}

export function useRegister(onSignedIn: OnSignedIn) {
  return useMutation<SignedIn, Error, RegisterFields>({
    mutationFn: ({ name, email, password }) => call(register, { body: { name, email, password } }),
    onSuccess: onSignedIn,
  });
}

export function useRecover(onSignedIn: OnSignedIn) {
  return useMutation<SignedIn, Error, RecoverFields>({
    mutationFn: ({ email, recoveryCode, newPassword }) =>
      call(recover, { body: { email, recoveryCode, newPassword } }),
    onSuccess: onSignedIn,
  });
}

/** The longest that signing out waits for the server. */
const LOGOUT_TIMEOUT_MILLISECONDS = 3000;

/**
 * Ends the session and leaves nothing of hers in this tab: on the server if it answers in time,
 * in this browser in any case.
 */
export async function signOut(): Promise<void> {
  const answer = call(logout, {}).catch(() => undefined);
  forgetSignIn();
  const timeout = new Promise((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MILLISECONDS));
  await Promise.race([answer, timeout]);
}

/**
 * Removes the stored sign-in and everything kept under it. What was read is in memory only and
 * goes with the page, which every caller loads anew: emptied before that, it would be asked for
 * again without a token.
 */
export function forgetSignIn(): void {
  clearSignIn();
  sessionStorage.clear();
}
