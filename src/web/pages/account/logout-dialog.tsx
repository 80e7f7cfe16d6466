import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useClock } from "#web/entry/use-clock.ts";
import { deviceUseOf } from "#web/features/account/logout/api.ts";
import { LogoutQuestion } from "#web/features/account/logout/components/logout-question.tsx";
import type { DayEntry } from "#web/features/diary/device-log/view-model.ts";
import { LastOffer } from "#web/features/diary/transfer/components/last-offer.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { UnsentEntries } from "./logout-unsent.tsx";

interface LogoutDialogProps {
  readonly owner: string;
  readonly use: "shared" | null;
  readonly days: readonly DayEntry[];
  readonly isUnsent: boolean;
  /** Whether a form in this tab has unsaved input. */
  readonly isTyped: boolean;
  readonly onClose: () => void;
  readonly onLeave: (isShared: boolean) => Promise<void>;
}

export function LogoutDialog(props: LogoutDialogProps) {
  const { owner, use, days, isUnsent, isTyped, onClose, onLeave } = props;
  const { today } = useClock();
  const [isShared, setShared] = useState(use === "shared");
  const [passed, setPassed] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const steps = [isTyped && "typed", isUnsent && "unsent", days.length > 0 && "days"].filter(
    (step) => step !== false,
  );
  const go = (shared: boolean) => {
    setLeaving(true);
    void onLeave(shared);
  };
  const answer = (next: "own" | "shared") => {
    deviceUseOf(owner).write(next);
    if (next === "own" || steps.length === 0) go(next === "shared");
    else setShared(true);
  };
  const pass = () => {
    if (passed + 1 < steps.length) setPassed(passed + 1);
    else go(true);
  };
  const step = isShared ? steps[passed] : "question";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isShared ? <Trans>Before you sign out</Trans> : <Trans>Is this a shared phone?</Trans>}
    >
      {step === "question" && (
        <LogoutQuestion
          isLeaving={isLeaving}
          onOwn={() => answer("own")}
          onShared={() => answer("shared")}
        />
      )}
      {step === "typed" && (
        <div className="grid gap-4">
          <p>
            <Trans>What you typed isn't saved yet. Signing out removes it.</Trans>
          </p>
          <Button busy={isLeaving} onClick={pass}>
            <Trans>Sign out</Trans>
          </Button>
        </div>
      )}
      {step === "unsent" && <UnsentEntries isLeaving={isLeaving} onLeave={pass} />}
      {step === "days" && (
        <LastOffer owner={owner} today={today} days={days} isLeaving={isLeaving} onLeave={pass} />
      )}
    </Dialog>
  );
}
