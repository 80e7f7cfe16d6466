import { type PageName, pageAt } from "./pages.ts";

/** What is known of the profile while a token is stored. */
export type ProfileState =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly onboardingComplete: boolean | undefined }
  /** `status` is the answer's; `null` when no answer came. */
  | { readonly kind: "failed"; readonly status: number | null };

interface Visit {
  readonly path: string;
  readonly signedIn: boolean;
  readonly profile: ProfileState;
  /** Whether this browser's setup record is completed. */
  readonly setupCompleted: boolean;
}

/** What stands before the pages, each with a place in the order of checks. */
export type Threshold =
  | "profile-loading"
  | "profile-failed"
  | "sign-out"
  | "onboarding"
  | "setup"
  | "go-home";

export type Screen = PageName | Threshold;

/** Whether an answer to the profile call means that the stored sign-in is worth nothing any more. */
export function isSignInVoid(status: number | null): boolean {
  return status === 401 || status === 404;
}

/** Which screen a visit gets. */
export function screenFor({ path, signedIn, profile, setupCompleted }: Visit): Screen {
  const openPage = pageAt(path, "everyone");
  if (openPage !== null) return openPage;
  if (!signedIn) return pageAt(path, "visitor") ?? "landing";

  if (profile.kind === "loading") return "profile-loading";
  if (profile.kind === "failed") {
    return isSignInVoid(profile.status) ? "sign-out" : "profile-failed";
  }
  // A missing answer counts as not complete.
  if (profile.onboardingComplete !== true) return "onboarding";
  if (!setupCompleted) return "setup";
  const page = pageAt(path, "member");
  if (page !== null) return page;
  return pageAt(path, "visitor") === null ? "dashboard" : "go-home";
}

/** The page of the app that an address leads to: any unknown one to the dashboard. */
export function memberPageAt(path: string): PageName {
  return pageAt(path, "member") ?? "dashboard";
}
