import { useLingui } from "@lingui/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { CONSENT_VERSION } from "#contract/account/profile.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readToken, readUser } from "#web/api/session/session.ts";
import { countDataUse, usesLessData } from "#web/features/account/data-use/api.ts";
import { keepHomeScreenName } from "#web/features/account/home-screen/api.ts";
import { dueQuery } from "#web/features/account/reminders/api.ts";
import { NewSignIn } from "#web/features/account/security/components/new-sign-in.tsx";
import { languageHere } from "#web/i18n/i18n.ts";
import { NewVersion } from "./new-version.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { OutboxNotice } from "./outbox-notice.tsx";
import { readAhead } from "./read-ahead.ts";
import { keepWords, startWorker } from "./worker.ts";

const TrustedCopies = lazy(async () => ({
  default: (await import("#web/pages/visit/trusted-copies.tsx")).TrustedCopies,
}));

const ConsentAgain = lazy(async () => ({
  default: (await import("#web/pages/account/consent-again.tsx")).ConsentAgain,
}));

const OwnMessages = lazy(async () => ({
  default: (await import("#web/pages/health/own-messages.tsx")).OwnMessages,
}));

const hasTrustedViews = async () => (await call("GET /api/trusted-views", {})).length > 0;

/** Milliseconds: the user's own page loads first. */
const READ_AHEAD_AFTER = 5000;

function useStoredCatalogues(): void {
  // Rerenders when the language changes.
  useLingui();
  const language = languageHere();
  useEffect(() => keepWords(language), [language]);
}

export function DeviceNotices() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  const [isSharing, setSharing] = useState(false);
  useEffect(() => startWorker((next) => setTakeOver(() => next)), []);
  useStoredCatalogues();
  const [user] = useState(readUser);
  // Never fetches: pages that show it do, and with consent the response contains health facts.
  const { data: due } = useQuery({ ...dueQuery, enabled: false });
  const { data: profile } = useQuery({ ...queryOf("GET /api/user/profile", {}), enabled: false });
  const consent = profile?.consent;
  useEffect(countDataUse, []);
  useEffect(keepHomeScreenName, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const token = readToken();
      // Without network it is retried at the next visit.
      if (token !== null && !usesLessData()) readAhead(token).catch(() => undefined);
      if (token !== null) hasTrustedViews().then(setSharing, () => undefined);
    }, READ_AHEAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <OfflineNotice />
      <OutboxNotice />
      {user && <NewSignIn owner={user.id} />}
      <Suspense>
        {consent && consent.version !== CONSENT_VERSION && <ConsentAgain profile={profile} />}
      </Suspense>
      <Suspense>{isSharing && <TrustedCopies />}</Suspense>
      <Suspense>{due?.facts && <OwnMessages />}</Suspense>
      {takeOver && <NewVersion onUse={takeOver} onLater={() => setTakeOver(null)} />}
    </>
  );
}
