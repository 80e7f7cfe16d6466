import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";

interface FutureDayProps {
  readonly isConfirmed: boolean;
  readonly onConfirm: () => void;
}

/** A day that has not come is logged only when she says that she means it. */
export function FutureDay({ isConfirmed, onConfirm }: FutureDayProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-gold-wash p-4"
    >
      {isConfirmed ? (
        <p>
          <Trans>You are logging for a future date.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>You are logging for a future date. Continue?</Trans>
          </p>
          <Button variant="secondary" onClick={onConfirm}>
            <Trans>Continue</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
