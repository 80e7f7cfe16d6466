import { Trans } from "@lingui/react/macro";
import { announceSessionEnd } from "#web/api/session/session-end.ts";
import { Button } from "#web/ui/button.tsx";
import { StatusBar } from "#web/ui/status-bar.tsx";

interface NewVersionProps {
  readonly onUse: () => void;
  readonly onLater: () => void;
}

export function NewVersion({ onUse, onLater }: NewVersionProps) {
  const use = () => {
    // Makes open forms store their drafts, which are restored after the reload.
    announceSessionEnd();
    onUse();
  };
  return (
    <StatusBar tone="violet">
      <p className="mr-auto py-2">
        <Trans>A new version of Mwezi is ready.</Trans>
      </p>
      <Button variant="quiet" onClick={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button variant="quiet" onClick={use}>
        <Trans>Use it now</Trans>
      </Button>
    </StatusBar>
  );
}
