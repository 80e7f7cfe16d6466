import { lazy, Suspense, useEffect } from "react";
import { failureOf } from "#web/api/failures/failure.ts";
import { clearSignIn } from "#web/api/session/session.ts";
import { PageSkeleton } from "#web/ui/page-skeleton.tsx";
import { Fetched } from "./fetched-screen.tsx";
import type { Screen } from "./gate/gate.ts";
import { SignedInShell } from "./gate/signed-in-shell.tsx";
import { type PageName, pages } from "./pages.ts";
import { Waiting } from "./waiting.tsx";

const OnboardingPage = lazy(async () => ({
  default: (await import("#web/pages/account/onboarding-page.tsx")).OnboardingPage,
}));
const SetupPage = lazy(async () => ({
  default: (await import("#web/pages/account/setup-page.tsx")).SetupPage,
}));
const ProfileFailedPage = lazy(async () => ({
  default: (await import("#web/pages/account/profile-failed-page.tsx")).ProfileFailedPage,
}));
const SignedOutPage = lazy(async () => ({
  default: (await import("#web/pages/account/signed-out-page.tsx")).SignedOutPage,
}));

export function AppScreen(props: {
  readonly screen: Screen;
  readonly path: string;
  readonly owner: string;
  readonly profileError: Error | null;
  readonly onRetryProfile: () => Promise<unknown>;
  readonly onSetupCompleted: () => void;
}) {
  const { screen, owner } = props;
  switch (screen) {
    case "profile-loading":
      return <Waiting />;
    case "profile-failed":
      return <ProfileFailedPage error={props.profileError} onRetry={props.onRetryProfile} />;
    case "sign-out":
      return isSignedOut(props.profileError) ? (
        <SignedOutPage />
      ) : (
        <ReloadFrontPage before={clearSignIn} />
      );
    case "go-home":
      return <ReloadFrontPage />;
    case "onboarding":
      return <OnboardingPage owner={owner} />;
    case "setup":
      return (
        <SignedInShell path={props.path}>
          <SetupPage owner={owner} onCompleted={props.onSetupCompleted} />
        </SignedInShell>
      );
    default:
      return <PageOfApp page={screen} path={props.path} />;
  }
}

function PageOfApp({ page, path }: { readonly page: PageName; readonly path: string }) {
  const { screen, audience } = pages[page];
  const view = <Fetched key={page} screen={screen} given={{}} />;
  if (audience !== "member") return view;
  return (
    <SignedInShell path={path}>
      <Suspense key={page} fallback={<PageSkeleton />}>
        {view}
      </Suspense>
    </SignedInShell>
  );
}

function ReloadFrontPage({ before }: { readonly before?: () => void }) {
  useEffect(() => {
    before?.();
    location.replace("/");
  }, [before]);
  return <Waiting />;
}

const isSignedOut = (error: Error | null) =>
  error !== null && failureOf(error).kind === "signed-out";
