import { Plural, Trans } from "@lingui/react/macro";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { followConnection, readConnection } from "#web/api/failures/connection.ts";
import { flushOutbox, openOutbox } from "#web/api/outbox/outbox.ts";
import { followOutbox, readOutbox } from "#web/api/outbox/state.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { Button } from "#web/ui/button.tsx";
import { StatusBar } from "#web/ui/status-bar.tsx";

const RefusedDialog = lazy(async () => ({
  default: (await import("./refused-dialog.tsx")).RefusedDialog,
}));

const AGAIN_AFTER = 30_000;

export function OutboxNotice() {
  const items = useSyncExternalStore(followOutbox, readOutbox);
  const [isOpen, setOpen] = useState(false);
  useSending();
  const refused = items.filter(({ refusal }) => refusal !== null);
  const waiting = items.length - refused.length;
  return (
    <>
      {waiting > 0 && (
        <StatusBar tone="violet">
          <p className="py-2">
            <Plural
              value={waiting}
              one="# entry is on this device only. We'll send it when there's network."
              other="# entries are on this device only. We'll send them when there's network."
            />
          </p>
        </StatusBar>
      )}
      {refused.length > 0 && (
        <StatusBar tone="violet">
          <p className="mr-auto py-2">
            <Plural
              value={refused.length}
              one="We couldn't send # entry to your account. It's still on this device."
              other="We couldn't send # entries to your account. They're still on this device."
            />
          </p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            <Trans>Look at it</Trans>
          </Button>
        </StatusBar>
      )}
      {isOpen && refused.length > 0 && (
        <Suspense>
          <RefusedDialog refused={refused} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Sends at start, on reconnection, when the page becomes visible, and every 30 seconds. */
function useSending(): void {
  const client = useQueryClient();
  useEffect(() => {
    // Has to be loaded before the network goes.
    import("#web/api/outbox/save-for-later.ts").catch(() => undefined);
    const send = async () => {
      await openOutbox();
      if (readOutbox().length > 0 && (await flushOutbox()) > 0) await client.invalidateQueries();
    };
    const quietly = () => {
      // What can't be sent stays queued.
      if (document.visibilityState === "visible") send().catch(() => undefined);
    };
    quietly();
    addEventListener("online", quietly);
    document.addEventListener("visibilitychange", quietly);
    // A browser that wrongly believes it is online fires no `online` event.
    const timer = setInterval(() => {
      if (readOutbox().some(({ refusal }) => refusal === null)) quietly();
    }, AGAIN_AFTER);
    const unfollow = followConnection(() => {
      if (!readConnection().isOffline && readOutbox().length > 0) quietly();
    });
    return () => {
      removeEventListener("online", quietly);
      document.removeEventListener("visibilitychange", quietly);
      clearInterval(timer);
      unfollow();
    };
  }, [client]);
}
