import { useEffect, useLayoutEffect, useState } from "react";
import type { Profile } from "#contract/account/profile.ts";
import { tagOf } from "#contract/kernel/language-tag.ts";
import { readConnection } from "#web/api/failures/connection.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { storeOnboardingComplete } from "#web/api/session/session.ts";
import { stopWaiting } from "#web/boot/waiting.ts";
import { chooseLanguage } from "#web/i18n/choose-language.ts";
import { AppScreen } from "../app-screen.tsx";
import { PageTitle } from "../page-title.tsx";
import { pages } from "../pages.ts";
import { memberPageAt, screenFor } from "./gate.ts";
import { profileState } from "./profile-state.ts";
import { setupMark } from "./setup-mark.ts";

export function SignedInGate({ path, owner }: { readonly path: string; readonly owner: string }) {
  // Loads the page's code in parallel with the profile.
  useState(() => preload(path));
  const [setup, setSetup] = useState(() => setupMark(owner));
  useEffect(() => {
    if (setup.isPlain) sealWhatIsPlain();
  }, [setup.isPlain]);
  const { data, error, refetch } = useQuery(queryOf("GET /api/user/profile", {}));

  useLanguageOf(data);

  const screen = screenFor({
    path,
    signedIn: true,
    profile: profileState(data, error),
    setupCompleted: setup.isCompleted || (setup.isAbsent && isSetUp(data)),
  });
  // Before paint, so that outline and screen never show together or neither.
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

/** Before onboarding the account's language is a default that nobody chose. */
function useLanguageOf(profile: Profile | undefined): void {
  const chosen = profile?.onboardingComplete ? profile.preferredLanguage : undefined;
  useEffect(() => {
    if (chosen === undefined) return;
    storeOnboardingComplete();
    // A stored profile may be older than the local choice.
    if (readConnection().isOffline) return;
    void chooseLanguage(tagOf[chosen]);
  }, [chosen]);
}

const isSetUp = (profile: Profile | undefined) =>
  profile?.setup != null && profile.setup.isUnfinished !== true;

function sealWhatIsPlain(): void {
  import("#web/pages/account/seal-records.ts")
    .then(({ sealRecords }) => sealRecords())
    // Without network it is retried at the next visit.
    .catch(() => undefined);
}

function preload(path: string): void {
  // A failure is retried and reported when the page is shown.
  pages[memberPageAt(path)].load().catch(() => undefined);
}
