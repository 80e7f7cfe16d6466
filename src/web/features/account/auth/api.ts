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

/** The most that telling the server may hold her up. */
const PATIENCE_MILLISECONDS = 3000;

/**
 * Ends the session and leaves nothing of hers in this tab. The server is told as well as may be:
 * without a network she is signed out here all the same.
 */
export async function signOut(): Promise<void> {
  const told = call(logout, {}).catch(() => undefined);
  forgetSignIn();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
  await Promise.race([told, patience]);
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
