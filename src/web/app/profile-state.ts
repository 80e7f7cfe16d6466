import type { Profile } from "#contract/account/profile.ts";
import { ApiError } from "#web/api/errors.ts";
import { isSignInVoid, type ProfileState } from "./gate.ts";

/**
 * What the gate needs to know of the profile query. A profile once read stays in use when a later
 * reading fails, unless the failure says that the sign-in is void.
 */
export function profileState(profile: Profile | undefined, error: Error | null): ProfileState {
  const status = error instanceof ApiError ? error.status : null;
  if (error !== null && (profile === undefined || isSignInVoid(status))) {
    return { kind: "failed", status };
  }
  if (profile === undefined) return { kind: "loading" };
  return { kind: "loaded", onboardingComplete: profile.onboardingComplete };
}
