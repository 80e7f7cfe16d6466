import { Trans } from "@lingui/react/macro";
import { announceSessionEnd } from "#web/api/session-end.ts";
import { Button } from "#web/ui/button.tsx";
import { DeviceBar } from "./device-bar.tsx";

interface NewVersionProps {
  readonly onUse: () => void;
  readonly onLater: () => void;
}

/** It waits for her: taking its place by itself would break a form she is writing in. */
export function NewVersion({ onUse, onLater }: NewVersionProps) {
  const use = () => {
    // What is typed is put by, and waits in its form when the page has loaded anew.
    announceSessionEnd();
    onUse();
  };
  return (
    <DeviceBar>
      <p className="mr-auto py-2">
        <Trans>A new version of Mwezi is ready.</Trans>
      </p>
      <Button variant="quiet" onClick={onLater}>
        <Trans>Later</Trans>
      </Button>
      <Button variant="quiet" onClick={use}>
        <Trans>Use it now</Trans>
      </Button>
    </DeviceBar>
  );
}
