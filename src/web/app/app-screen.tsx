import { lazy, Suspense } from "react";
import { withWords } from "#web/i18n/i18n.ts";
import { PageSkeleton } from "#web/ui/page-skeleton.tsx";
import type { AppPage, Screen } from "./gate.ts";
import { LeaveSignIn } from "./leave-sign-in.tsx";
import { LoadFullPage } from "./load-full-page.tsx";
import { SignedInShell } from "./signed-in-shell.tsx";
import type { OpenScreen } from "./visitor-screen.tsx";
import { Waiting } from "./waiting.tsx";

const loadDashboard = async () => ({
  default: (await import("#web/pages/home-page.tsx")).HomePage,
});
const loadSettings = () =>
  withWords(
    "privacy-data",
    async () => (await import("#web/pages/settings-page.tsx")).SettingsPage,
  );
const loadTrack = () =>
  withWords("track", async () => (await import("#web/pages/track-page.tsx")).TrackPage);
const loadLearn = () =>
  withWords("learn", async () => (await import("#web/pages/learn-page.tsx")).LearnPage);
const loadCarePlan = () =>
  withWords("learn", async () => (await import("#web/pages/care-plan-page.tsx")).CarePlanPage);
const loadMyHealth = () =>
  withWords("my-health", async () => (await import("#web/pages/my-health-page.tsx")).MyHealthPage);
const loadLabs = () =>
  withWords("my-health", async () => (await import("#web/pages/labs-page.tsx")).LabsPage);
const loadMedications = () =>
  withWords(
    "my-health",
    async () => (await import("#web/pages/medications-page.tsx")).MedicationsPage,
  );
const loadDoctorVisit = () =>
  withWords(
    "doctor-visit",
    async () => (await import("#web/pages/doctor-visit-page.tsx")).DoctorVisitPage,
  );
const loadHairAndSkin = () =>
  withWords(
    "hair-and-skin",
    async () => (await import("#web/pages/hair-and-skin-page.tsx")).HairAndSkinPage,
  );
const loadCalendar = () =>
  withWords("my-health", async () => (await import("#web/pages/calendar-page.tsx")).CalendarPage);
const loadHistory = () =>
  withWords("my-health", async () => (await import("#web/pages/history-page.tsx")).HistoryPage);
const loadTrends = () =>
  withWords("my-health", async () => (await import("#web/pages/trends-page.tsx")).TrendsPage);

const loadGuidance = () =>
  withWords("guidance", async () => (await import("#web/pages/guidance-page.tsx")).GuidancePage);
const loadOvulation = () =>
  withWords("ovulation", async () => (await import("#web/pages/ovulation-page.tsx")).OvulationPage);
const loadPatterns = () =>
  withWords("patterns", async () => (await import("#web/pages/patterns-page.tsx")).PatternsPage);
const loadSymptoms = () =>
  withWords("symptoms", async () => (await import("#web/pages/symptoms-page.tsx")).SymptomsPage);

const loadImport = () =>
  withWords("import", async () => (await import("#web/pages/import-page.tsx")).ImportPage);

const pages = {
  dashboard: { load: loadDashboard, Page: lazy(loadDashboard) },
  settings: { load: loadSettings, Page: lazy(loadSettings) },
  import: { load: loadImport, Page: lazy(loadImport) },
  track: { load: loadTrack, Page: lazy(loadTrack) },
  guidance: { load: loadGuidance, Page: lazy(loadGuidance) },
  learn: { load: loadLearn, Page: lazy(loadLearn) },
  "care-plan": { load: loadCarePlan, Page: lazy(loadCarePlan) },
  "my-health": { load: loadMyHealth, Page: lazy(loadMyHealth) },
  labs: { load: loadLabs, Page: lazy(loadLabs) },
  medications: { load: loadMedications, Page: lazy(loadMedications) },
  "doctor-visit": { load: loadDoctorVisit, Page: lazy(loadDoctorVisit) },
  "hair-and-skin": { load: loadHairAndSkin, Page: lazy(loadHairAndSkin) },
  calendar: { load: loadCalendar, Page: lazy(loadCalendar) },
  history: { load: loadHistory, Page: lazy(loadHistory) },
  trends: { load: loadTrends, Page: lazy(loadTrends) },
  ovulation: { load: loadOvulation, Page: lazy(loadOvulation) },
  patterns: { load: loadPatterns, Page: lazy(loadPatterns) },
  symptoms: { load: loadSymptoms, Page: lazy(loadSymptoms) },
} satisfies Record<AppPage, unknown>;

const OnboardingPage = lazy(() =>
  withWords(
    "onboarding",
    async () => (await import("#web/pages/onboarding-page.tsx")).OnboardingPage,
  ),
);
const SetupPage = lazy(() =>
  withWords("setup", async () => (await import("#web/pages/setup-page.tsx")).SetupPage),
);
const ProfileFailedPage = lazy(async () => ({
  default: (await import("#web/pages/profile-failed-page.tsx")).ProfileFailedPage,
}));

/** Begins to fetch a page's code before it is known whether it may be shown. */
export function preloadScreen(page: AppPage): void {
  // Should it fail now, showing the page tries again and says so.
  pages[page].load().catch(() => undefined);
}

interface AppScreenProps {
  readonly screen: Exclude<Screen, OpenScreen>;
  readonly path: string;
  readonly owner: string;
  readonly profileError: Error | null;
  readonly onRetryProfile: () => Promise<unknown>;
  readonly onSetupCompleted: () => void;
}

export function AppScreen(props: AppScreenProps) {
  const { screen, owner } = props;
  switch (screen) {
    case "profile-loading":
      return <Waiting />;
    case "profile-failed":
      return <ProfileFailedPage error={props.profileError} onRetry={props.onRetryProfile} />;
    case "sign-out":
      return <LeaveSignIn />;
    case "go-home":
      return <LoadFullPage href="/" />;
    case "onboarding":
      return <OnboardingPage owner={owner} />;
    case "setup":
      return (
        <SignedInShell path={props.path}>
          <SetupPage owner={owner} onCompleted={props.onSetupCompleted} />
        </SignedInShell>
      );
    default:
      return (
        <SignedInShell path={props.path}>
          <PageOfApp page={screen} />
        </SignedInShell>
      );
  }
}

function PageOfApp({ page }: { readonly page: AppPage }) {
  const { Page } = pages[page];
  return (
    <Suspense key={page} fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
