import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { announceSessionEnd } from "#web/api/session-end.ts";
import { Button } from "#web/ui/button.tsx";
import { startWorker } from "./worker.ts";

/** What this device has to say, above every page. */
export function DeviceNotices() {
  const [takeOver, setTakeOver] = useState<(() => void) | null>(null);
  useEffect(() => startWorker((next) => setTakeOver(() => next)), []);
  return takeOver && <NewVersion onUse={takeOver} onLater={() => setTakeOver(null)} />;
}

interface NewVersionProps {
  readonly onUse: () => void;
  readonly onLater: () => void;
}

/** It waits for her: taking its place by itself would break a form she is writing in. */
function NewVersion({ onUse, onLater }: NewVersionProps) {
  const use = () => {
    // What is typed is put by, and waits in its form when the page has loaded anew.
    announceSessionEnd();
    onUse();
  };
  return (
    <div role="status" className="bg-violet-wash">
      <div className="page-width flex flex-wrap items-center gap-x-3 py-1">
        <p className="mr-auto py-2">
          <Trans>A new version of Mwezi is ready.</Trans>
        </p>
        <Button variant="quiet" onClick={onLater}>
          <Trans>Later</Trans>
        </Button>
        <Button variant="secondary" onClick={use}>
          <Trans>Use it now</Trans>
        </Button>
      </div>
    </div>
  );
}
