import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";

interface SameAsBeforeProps {
  /** Whether the day filled in is today, whose day before is called yesterday. */
  readonly isToday: boolean;
  readonly onFill: () => void;
}

/** Most days are like the one before: one tap fills them in, and she changes what differs. */
export function SameAsBefore({ isToday, onFill }: SameAsBeforeProps) {
  return (
    <Button
      variant="secondary"
      onClick={onFill}
      className="min-w-0 flex-1 px-2! text-sm sm:flex-none sm:px-5! sm:text-base"
    >
      {isToday ? <Trans>Same as yesterday</Trans> : <Trans>Same as the day before</Trans>}
    </Button>
  );
}
