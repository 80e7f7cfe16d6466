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

/** Open to everyone, signed in or not. */
type OpenPage = "privacy" | "terms" | "contact" | "shared-report";
type VisitorPage = "landing" | "login" | "register" | "recover";
export type AppPage =
  | "dashboard"
  | "track"
  | "guidance"
  | "learn"
  | "care-plan"
  | "my-health"
  | "labs"
  | "medications"
  | "doctor-visit"
  | "hair-and-skin"
  | "calendar"
  | "history"
  | "trends"
  | "ovulation"
  | "patterns"
  | "symptoms"
  | "settings"
  | "import";

export type Screen =
  | OpenPage
  | VisitorPage
  | AppPage
  | "profile-loading"
  | "profile-failed"
  | "sign-out"
  | "onboarding"
  | "setup"
  | "go-home";

const openPages = new Map<string, OpenPage>([
  ["/privacy", "privacy"],
  ["/terms", "terms"],
  ["/contact", "contact"],
  ["/shared-report", "shared-report"],
]);

const visitorPages = new Map<string, VisitorPage>([
  ["/login", "login"],
  ["/register", "register"],
  ["/recover", "recover"],
]);

const appPages = new Map<string, AppPage>([
  ["/track", "track"],
  ["/pcos-tracking", "track"],
  ["/guidance", "guidance"],
  ["/learn", "learn"],
  ["/learn/care-plan", "care-plan"],
  ["/my-health", "my-health"],
  ["/my-health/labs", "labs"],
  ["/my-health/medications", "medications"],
  ["/my-health/doctor-visit", "doctor-visit"],
  ["/my-health/hair-and-skin", "hair-and-skin"],
  ["/calendar", "calendar"],
  ["/history", "history"],
  ["/trends", "trends"],
  ["/ovulation", "ovulation"],
  ["/patterns", "patterns"],
  ["/summary", "doctor-visit"],
  ["/symptoms", "symptoms"],
  ["/settings", "settings"],
  ["/settings/import", "import"],
]);

/** Whether an answer to the profile call means that the stored sign-in is worth nothing any more. */
export function isSignInVoid(status: number | null): boolean {
  return status === 401 || status === 404;
}

/**
 * Which screen a visit gets. The privacy notice, the terms and the contact page are open to
 * everyone at any time: she must be able to read them before she agrees to anything.
 */
export function screenFor({ path, signedIn, profile, setupCompleted }: Visit): Screen {
  const address = withoutTrailingSlash(path);
  const openPage = openPages.get(address);
  if (openPage !== undefined) return openPage;
  if (!signedIn) return visitorPages.get(address) ?? "landing";

  if (profile.kind === "loading") return "profile-loading";
  if (profile.kind === "failed") {
    return isSignInVoid(profile.status) ? "sign-out" : "profile-failed";
  }
  // A missing answer counts as not complete.
  if (profile.onboardingComplete !== true) return "onboarding";
  if (!setupCompleted) return "setup";
  if (visitorPages.has(address)) return "go-home";
  return appPageFor(path);
}

/** The page of the app that an address leads to: any unknown one to the dashboard. */
export function appPageFor(path: string): AppPage {
  return appPages.get(withoutTrailingSlash(path)) ?? "dashboard";
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
