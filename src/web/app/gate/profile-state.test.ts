import { expect, it } from "vitest";
import type { Profile } from "#contract/account/profile.ts";
import { ApiError, OfflineError } from "#web/api/failures/errors.ts";
import { profileState } from "./profile-state.ts";

const profile = { name: "Thandi", onboardingComplete: true } as Profile;
const unavailable = new ApiError(503, "Service Unavailable", null);
const signedOut = new ApiError(401, "Unauthorized", null);

it("a pending profile is loading", () => {
  expect(profileState(undefined, null)).toEqual({ kind: "loading" });
});

it("a received profile is loaded", () => {
  expect(profileState(profile, null)).toEqual({ kind: "loaded", onboardingComplete: true });
});

it("a profile that fails to load has the status of the response", () => {
  expect(profileState(undefined, unavailable)).toEqual({ kind: "failed", status: 503 });
  expect(profileState(undefined, new OfflineError(null))).toEqual({ kind: "failed", status: null });
});

it("a loaded profile survives a failed refresh", () => {
  expect(profileState(profile, unavailable).kind).toBe("loaded");
  expect(profileState(profile, new OfflineError(null)).kind).toBe("loaded");
});

it("a loaded profile doesn't survive the end of the session", () => {
  expect(profileState(profile, signedOut)).toEqual({ kind: "failed", status: 401 });
});
