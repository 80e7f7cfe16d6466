import { Trans } from "@lingui/react/macro";
import { readUser } from "#web/api/session/session.ts";
import { lockOf } from "#web/entry/lock/record.ts";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { LockPasskey } from "./lock-passkey.tsx";
import { NewPin } from "./new-pin.tsx";
import { SetPin } from "./set-pin.tsx";

export function LockCard() {
  const owner = readUser()?.id ?? "unknown";
  const lock = useStoredValue(lockOf(owner));
  return (
    <Card id="lock" title={<Trans>App lock</Trans>} className="scroll-mt-24">
      <p className="mb-4 text-soft">
        <Trans>
          A PIN keeps out someone who picks up your phone while you are signed in. After ten wrong
          ones this browser forgets your data. Your account keeps it.
        </Trans>
      </p>
      {lock === null ? (
        <FirstPin owner={owner} />
      ) : (
        <div className="grid gap-7">
          <SetPin owner={owner} lock={lock} />
          <hr className="border-line" />
          <LockPasskey owner={owner} lock={lock} />
        </div>
      )}
      <p className="mt-4 text-sm text-soft">
        <Trans>
          It does not protect from someone who can take the phone apart or read its storage. Kept in
          this browser only: other devices have their own.
        </Trans>
      </p>
    </Card>
  );
}

/** Browsers compute the PIN's hash on secure pages only. */
function FirstPin({ owner }: { readonly owner: string }) {
  if (isSecureContext) return <NewPin owner={owner} />;
  return (
    <Notice tone="info">
      <Trans>This address has no secure connection (https), so no PIN can be set here.</Trans>
    </Notice>
  );
}
