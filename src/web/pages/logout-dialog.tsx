import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useClock } from "#web/entry/use-clock.ts";
import { deviceUseOf } from "#web/features/account/logout/api.ts";
import { LogoutQuestion } from "#web/features/account/logout/components/logout-question.tsx";
import type { DayEntry } from "#web/features/diary/device-log/view-model.ts";
import { LastOffer } from "#web/features/diary/transfer/components/last-offer.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

interface LogoutDialogProps {
  readonly owner: string;
  /** What she said before. */
  readonly use: "shared" | null;
  /** The days that are in this browser only. */
  readonly days: readonly DayEntry[];
  readonly onClose: () => void;
  readonly onLeave: (isShared: boolean) => Promise<void>;
}

/** Asks who uses the device; before anything is removed, offers to keep it in her record. */
export function LogoutDialog({ owner, use, days, onClose, onLeave }: LogoutDialogProps) {
  const { today } = useClock();
  const [isShared, setShared] = useState(use === "shared");
  const [isLeaving, setLeaving] = useState(false);
  const go = (shared: boolean) => {
    setLeaving(true);
    void onLeave(shared);
  };
  const answer = (next: "own" | "shared") => {
    deviceUseOf(owner).write(next);
    if (next === "own" || days.length === 0) go(next === "shared");
    else setShared(true);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isShared ? <Trans>Before you sign out</Trans> : <Trans>Is this a shared phone?</Trans>}
    >
      {isShared ? (
        <LastOffer {...{ owner, today, days, isLeaving }} onLeave={() => go(true)} />
      ) : (
        <LogoutQuestion
          isLeaving={isLeaving}
          onOwn={() => answer("own")}
          onShared={() => answer("shared")}
        />
      )}
    </Dialog>
  );
}
