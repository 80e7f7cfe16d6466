import type { SignedIn, User } from "#contract/account/auth.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { forgetAnswers } from "../calls/remembered-answers.ts";
import { wipeAnswers } from "../device/wipe.ts";
import { like } from "../like.ts";

const userShape = like<User>({ id: "", name: "", email: "" });

/** Signed in means that a token is stored. A browser without storage can't stay signed in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKeys.token);
  } catch {
    return null;
  }
}

export function readUser(): User | null {
  const stored = localStorage.getItem(storageKeys.user);
  if (stored === null) return null;
  try {
    return userShape.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

/** @throws if storage is full or turned off: then nobody is signed in */
export function storeSignIn({ token, user }: SignedIn): void {
  // A device may change hands without a sign-out in between.
  clearSignIn();
  localStorage.setItem(storageKeys.user, JSON.stringify(user));
  localStorage.setItem(storageKeys.token, token);
}

export function storeEmail(email: string): void {
  const user = readUser();
  if (user !== null) localStorage.setItem(storageKeys.user, JSON.stringify({ ...user, email }));
}

export function storeOnboardingComplete(): void {
  localStorage.setItem(storageKeys.onboardingComplete, "true");
}

export const emptyScreen = (): void => document.body.replaceChildren();

/** Removes the sign-in and the tab's data. Callers reload the page, which drops the cache. */
export function clearSignIn(): void {
  localStorage.removeItem(storageKeys.token);
  localStorage.removeItem(storageKeys.user);
  localStorage.removeItem(storageKeys.state);
  localStorage.removeItem(storageKeys.onboardingComplete);
  sessionStorage.clear();
  forgetAnswers();
  wipeAnswers();
}
