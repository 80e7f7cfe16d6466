import { useEffect, useState } from "react";
import { readToken, readUser } from "#web/api/session.ts";
import { countDataUse, usesLessData } from "#web/features/account/data-use/api.ts";
import { NewSignIn } from "#web/features/account/security/components/new-sign-in.tsx";
import { NewVersion } from "./new-version.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { OutboxNotice } from "./outbox-notice.tsx";
import { readAhead } from "./read-ahead.ts";
import { startWorker } from "./worker.ts";

/** Milliseconds: whatever she opened the app for goes first. */
const READ_AHEAD_AFTER = 5000;

/** What this device has to say, above every page. */
export function DeviceNotices() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => startWorker((next) => setTakeOver(() => next)), []);
  const [user] = useState(readUser);
  useEffect(countDataUse, []);
  useEffect(() => {
    const timer = setTimeout(() => {
      const token = readToken();
      // Without network it is tried again at the next visit.
      if (token !== null && !usesLessData()) readAhead(token).catch(() => undefined);
    }, READ_AHEAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <OfflineNotice />
      <OutboxNotice />
      {user && <NewSignIn owner={user.id} />}
      {takeOver && <NewVersion onUse={takeOver} onLater={() => setTakeOver(null)} />}
    </>
  );
}
