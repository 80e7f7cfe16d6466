import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useClock } from "#web/entry/use-clock.ts";
import { deviceUseOf } from "#web/features/account/logout/api.ts";
import { LogoutQuestion } from "#web/features/account/logout/components/logout-question.tsx";
import type { DayEntry } from "#web/features/diary/device-log/view-model.ts";
import { LastOffer } from "#web/features/diary/transfer/components/last-offer.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { UnsentEntries } from "./logout-unsent.tsx";

interface LogoutDialogProps {
  readonly owner: string;
  readonly use: "shared" | null;
  readonly days: readonly DayEntry[];
  readonly isUnsent: boolean;
  readonly onClose: () => void;
  readonly onLeave: (isShared: boolean) => Promise<void>;
}

export function LogoutDialog({ owner, use, days, isUnsent, onClose, onLeave }: LogoutDialogProps) {
  const { today } = useClock();
  const [isShared, setShared] = useState(use === "shared");
  const [asksToSend, setAsksToSend] = useState(isUnsent);
  const [isLeaving, setLeaving] = useState(false);
  const go = (shared: boolean) => {
    setLeaving(true);
    void onLeave(shared);
  };
  const answer = (next: "own" | "shared") => {
    deviceUseOf(owner).write(next);
    if (next === "own" || (days.length === 0 && !isUnsent)) go(next === "shared");
    else setShared(true);
  };
  const afterUnsent = () => {
    if (days.length === 0) go(true);
    else setAsksToSend(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isShared ? <Trans>Before you sign out</Trans> : <Trans>Is this a shared phone?</Trans>}
    >
      {!isShared && (
        <LogoutQuestion
          isLeaving={isLeaving}
          onOwn={() => answer("own")}
          onShared={() => answer("shared")}
        />
      )}
      {isShared && asksToSend && <UnsentEntries isLeaving={isLeaving} onLeave={afterUnsent} />}
      {isShared && !asksToSend && (
        <LastOffer
          owner={owner}
          today={today}
          days={days}
          isLeaving={isLeaving}
          onLeave={() => go(true)}
        />
      )}
    </Dialog>
  );
}
