import { useEffect, useLayoutEffect, useState } from "react";
import { getProfile, type Profile } from "#contract/account/profile.ts";
import { tagOf } from "#contract/kernel/language-tag.ts";
import { readConnection } from "#web/api/connection.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { queryOf } from "#web/api/query-of.ts";
import { storeOnboardingComplete } from "#web/api/session.ts";
import { stopWaiting } from "#web/boot/waiting.ts";
import { chooseLanguage } from "#web/i18n/choose-language.ts";
import { AppScreen } from "./app-screen.tsx";
import { memberPageAt, screenFor } from "./gate.ts";
import { PageTitle } from "./page-title.tsx";
import { pages } from "./pages.ts";
import { profileState } from "./profile-state.ts";
import { setupMark } from "./setup-mark.ts";

/** Leads a woman with a stored token: what she sees depends on her profile and this browser's setup. */
export function SignedInGate({ path, owner }: { readonly path: string; readonly owner: string }) {
  // Her page's code and her profile travel at the same time.
  useState(() => preload(path));
  const [setup, setSetup] = useState(() => setupMark(owner));
  useEffect(() => sealWhatIsPlain(owner), [owner]);
  const { data, error, refetch } = useQuery(queryOf(getProfile, {}));

  useLanguageOf(data);

  const screen = screenFor({
    path,
    signedIn: true,
    profile: profileState(data, error),
    setupCompleted: setup.isCompleted || (setup.isAbsent && isSetUp(data)),
  });
  // Before it is painted: the outline gives way in the same picture.
  useLayoutEffect(() => {
    if (screen !== "profile-loading") stopWaiting();
  }, [screen]);
  return (
    <>
      <PageTitle screen={screen} />
      <AppScreen
        screen={screen}
        path={path}
        owner={owner}
        profileError={error}
        onRetryProfile={refetch}
        onSetupCompleted={() => setSetup({ ...setup, isCompleted: true })}
      />
    </>
  );
}

/** Before onboarding the account names a language that nobody chose. */
function useLanguageOf(profile: Profile | undefined): void {
  const chosen = profile?.onboardingComplete ? profile.preferredLanguage : undefined;
  useEffect(() => {
    if (chosen === undefined) return;
    storeOnboardingComplete();
    // A profile from the device may be older than the choice that stands there.
    if (readConnection().isOffline) return;
    void chooseLanguage(tagOf[chosen]);
  }, [chosen]);
}

const isSetUp = (profile: Profile | undefined) =>
  profile?.setup != null && profile.setup.isUnfinished !== true;

function sealWhatIsPlain(owner: string): void {
  if (!setupMark(owner).isPlain) return;
  const work = async () => (await import("#web/pages/seal-records.ts")).sealRecords();
  // Without network it waits for the next visit.
  work().catch(() => undefined);
}

function preload(path: string): void {
  // Should it fail now, showing the page tries again and says so.
  pages[memberPageAt(path)].load().catch(() => undefined);
}
