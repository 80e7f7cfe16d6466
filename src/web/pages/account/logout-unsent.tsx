import { Plural, Trans } from "@lingui/react/macro";
import { useState, useSyncExternalStore } from "react";
import { flushOutbox } from "#web/api/outbox/outbox.ts";
import { followOutbox, readOutbox } from "#web/api/outbox/state.ts";
import { Button } from "#web/ui/button.tsx";

interface UnsentEntriesProps {
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

export function UnsentEntries({ isLeaving, onLeave }: UnsentEntriesProps) {
  const { length } = useSyncExternalStore(followOutbox, readOutbox);
  const [sending, setSending] = useState<"not-tried" | "busy" | "failed">("not-tried");
  const send = async () => {
    setSending("busy");
    await flushOutbox().catch(() => 0);
    if (readOutbox().length === 0) onLeave();
    else setSending("failed");
  };
  // Unsent entries are sent automatically once there is a network.
  if (length === 0) {
    return (
      <div className="grid gap-4">
        <p role="status">
          <Trans>Everything has reached your account now.</Trans>
        </p>
        <Button busy={isLeaving} onClick={onLeave}>
          <Trans>Sign out</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <p>
        <Plural
          value={length}
          one="# entry has not reached your account yet. If you sign out now, it stays on this phone, locked, until you sign in here again."
          other="# entries have not reached your account yet. If you sign out now, they stay on this phone, locked, until you sign in here again."
        />
      </p>
      {sending === "failed" && (
        <p role="alert">
          <Trans>
            That didn't work for all of them. There's no network, or your account couldn't accept
            them. Close this and read the message at the top.
          </Trans>
        </p>
      )}
      <div className="grid gap-3">
        <Button busy={sending === "busy"} disabled={isLeaving} onClick={() => void send()}>
          <Trans>Send them first</Trans>
        </Button>
        <Button
          variant="secondary"
          busy={isLeaving}
          disabled={sending === "busy"}
          onClick={onLeave}
        >
          <Trans>Sign out without sending</Trans>
        </Button>
      </div>
    </div>
  );
}
