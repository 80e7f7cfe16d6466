import { useEffect, useState } from "react";
import { readToken } from "#web/api/session.ts";
import { NewVersion } from "./new-version.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { OutboxNotice } from "./outbox-notice.tsx";
import { readAhead } from "./read-ahead.ts";
import { startWorker } from "./worker.ts";

/** What this device has to say, above every page. */
export function DeviceNotices() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => startWorker((next) => setTakeOver(() => next)), []);
  useEffect(() => {
    const token = readToken();
    // Without network it is tried again at the next visit.
    if (token !== null) readAhead(token).catch(() => undefined);
  }, []);
  return (
    <>
      <OfflineNotice />
      <OutboxNotice />
      {takeOver && <NewVersion onUse={takeOver} onLater={() => setTakeOver(null)} />}
    </>
  );
}
