import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { touchPasskey } from "#web/api/session/passkey-device.ts";
import { PasskeyError, type PasskeyTrouble } from "#web/api/session/passkey-error.ts";
import { tryPasskey } from "#web/entry/lock/try-passkey.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { lockWords } from "../words.ts";

interface PasskeyUnlockProps {
  readonly owner: string;
  readonly onOpen: () => void;
  readonly onSpent: () => void;
}

export function PasskeyUnlock({ owner, onOpen, onSpent }: PasskeyUnlockProps) {
  const { i18n } = useLingui();
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const [isBusy, setBusy] = useState(false);
  const unlock = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      const result = await tryPasskey(owner, touchPasskey, Date.now);
      if (result.isOpen) return onOpen();
      if (result.left === 0) return onSpent();
      setTrouble("stopped");
    } catch (error) {
      setTrouble(error instanceof PasskeyError ? error.trouble : "stopped");
    }
    setBusy(false);
  };
  return (
    <div className="grid gap-3">
      {trouble && <Notice tone="urgent">{i18n._(lockWords[trouble])}</Notice>}
      <Button variant="secondary" busy={isBusy} onClick={() => void unlock()}>
        <Trans>Unlock with a passkey</Trans>
      </Button>
    </div>
  );
}
