import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";

interface LogoutQuestionProps {
  readonly isLeaving: boolean;
  readonly onOwn: () => void;
  readonly onShared: () => void;
}

export function LogoutQuestion({ isLeaving, onOwn, onShared }: LogoutQuestionProps) {
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          If others use it, signing out removes everything of yours from this browser, including
          your setup answers and your notes under “Log your day”. What you saved to your account
          stays there.
        </Trans>
      </p>
      <div className="grid gap-3">
        <Button busy={isLeaving} onClick={onOwn}>
          <Trans>Only I use this phone</Trans>
        </Button>
        <Button variant="secondary" disabled={isLeaving} onClick={onShared}>
          <Trans>Others use it too</Trans>
        </Button>
      </div>
      <p className="text-sm text-soft">
        <Trans>We ask once. You can change your answer in “Settings”.</Trans>
      </p>
    </div>
  );
}
