import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

interface ChangedElsewhereProps {
  /** She goes on with what the form shows; saving it replaces the other. */
  readonly onKeep: () => void;
  /** She takes what was saved elsewhere; what the form shows is dropped. */
  readonly onTake: () => void;
}

/** The day was changed in another tab or on another device while she was writing here. */
export function ChangedElsewhere({ onKeep, onTake }: ChangedElsewhereProps) {
  return (
    <Notice tone="info" title={<Trans>This day was changed somewhere else</Trans>}>
      <p>
        <Trans>
          Another tab or device has saved it since you began here. Nothing of either is lost until
          you choose.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onKeep}>
          <Trans>Keep what I see here</Trans>
        </Button>
        <Button variant="secondary" onClick={onTake}>
          <Trans>Show what was saved</Trans>
        </Button>
      </div>
    </Notice>
  );
}
