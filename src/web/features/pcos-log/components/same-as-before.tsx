import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface SameAsBeforeProps {
  /** Whether the day filled in is today, whose day before is called yesterday. */
  readonly isToday: boolean;
  readonly onFill: () => void;
}

/** Most days are like the one before: one tap fills them in, and she changes what differs. */
export function SameAsBefore({ isToday, onFill }: SameAsBeforeProps) {
  return (
    <Button variant="secondary" onClick={onFill} className="justify-self-start">
      <Icon name="copy" size={20} />
      {isToday ? <Trans>Same as yesterday</Trans> : <Trans>Same as the day before</Trans>}
    </Button>
  );
}
