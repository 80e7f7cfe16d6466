import type { Profile } from "#contract/account/profile.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { isSignInVoid, type ProfileState } from "./gate.ts";

/** A loaded profile stays in use when a refetch fails, unless the sign-in is invalid. */
export function profileState(profile: Profile | undefined, error: Error | null): ProfileState {
  const status = error instanceof ApiError ? error.status : null;
  if (error !== null && (profile === undefined || isSignInVoid(status))) {
    return { kind: "failed", status };
  }
  if (profile === undefined) return { kind: "loading" };
  return { kind: "loaded", onboardingComplete: profile.onboardingComplete };
}
