import type { SignedIn, User } from "#contract/account/auth.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { wipeAnswers } from "./device/wipe.ts";
import { like } from "./like.ts";
import { forgetAnswers } from "./remembered-answers.ts";

const userShape = like<User>({ id: "", name: "", email: "" });

/** Signed in means that a token is stored. A browser that allows no storage keeps nobody signed in. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(storageKeys.token);
  } catch {
    return null;
  }
}

/** The user as the server gave it at sign-in; `null` when none, or when the record is unreadable. */
export function readUser(): User | null {
  const stored = localStorage.getItem(storageKeys.user);
  if (stored === null) return null;
  try {
    return userShape.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

export function storeSignIn({ token, user }: SignedIn): void {
  // A device may pass from one woman to the next without a sign-out between.
  clearSignIn();
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.user, JSON.stringify(user));
}

export function storeEmail(email: string): void {
  const user = readUser();
  if (user !== null) localStorage.setItem(storageKeys.user, JSON.stringify({ ...user, email }));
}

export function storeOnboardingComplete(): void {
  localStorage.setItem(storageKeys.onboardingComplete, "true");
}

/** Nothing stays on screen while the page that follows is fetched. */
export const emptyScreen = (): void => document.body.replaceChildren();

/**
 * Removes the stored sign-in and everything of hers in this tab. What was read is in memory only and
 * goes with the page, which every caller loads anew: emptied before that, it would be asked for
 * again without a token.
 */
export function clearSignIn(): void {
  localStorage.removeItem(storageKeys.token);
  localStorage.removeItem(storageKeys.user);
  localStorage.removeItem(storageKeys.state);
  localStorage.removeItem(storageKeys.onboardingComplete);
  sessionStorage.clear();
  forgetAnswers();
  wipeAnswers();
}
