import { type PageName, pageAt } from "../pages.ts";

export type ProfileState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly onboardingComplete: boolean | undefined }
  /** `status` of the response; `null` if no answer came. */
  | { readonly kind: "failed"; readonly status: number | null };

interface Visit {
  readonly path: string;
  readonly signedIn: boolean;
  readonly profile: ProfileState;
  readonly setupCompleted: boolean;
}

export type Threshold =
  | "profile-loading"
  | "profile-failed"
  | "sign-out"
  | "onboarding"
  | "setup"
  | "go-home";

export type Screen = PageName | Threshold;

export const isSignInVoid = (status: number | null): boolean => status === 401 || status === 404;

export function screenFor({ path, signedIn, profile, setupCompleted }: Visit): Screen {
  const openPage = pageAt(path, "everyone");
  if (openPage !== null) return openPage;
  if (!signedIn) return pageAt(path, "visitor") ?? "landing";

  if (profile.kind === "loading") return "profile-loading";
  if (profile.kind === "failed") {
    return isSignInVoid(profile.status) ? "sign-out" : "profile-failed";
  }
  // A missing field counts as not complete.
  if (profile.onboardingComplete !== true) return "onboarding";
  if (!setupCompleted) return "setup";
  const page = pageAt(path, "member");
  if (page !== null) return page;
  return pageAt(path, "visitor") === null ? "dashboard" : "go-home";
}

export const memberPageAt = (path: string): PageName => pageAt(path, "member") ?? "dashboard";
