import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { QrPicture } from "#web/ui/qr-picture.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { type Secret, useMakeSecret, useTurnOn } from "../api.ts";
import { CodeForm } from "./code-form.tsx";
import { SpareCodes } from "./spare-codes.tsx";

export function TurnOn({ isOn }: { readonly isOn: boolean }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const { save, isSaving, failure } = useMakeSecret(setSecret);
  return (
    <>
      <FailureNotice failure={failure} />
      {!isOn && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={isSaving}
          onClick={() => void save(null)}
        >
          <Trans>Ask for a code too</Trans>
        </Button>
      )}
      <Dialog
        open={secret !== null}
        onOpenChange={() => setSecret(null)}
        title={<Trans>A code beside your password</Trans>}
      >
        {secret && <Steps secret={secret} onDone={() => setSecret(null)} />}
      </Dialog>
    </>
  );
}

interface StepsProps {
  readonly secret: Secret;
  readonly onDone: () => void;
}

function Steps({ secret: { secret, address }, onDone }: StepsProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { save, isSaving, failure } = useTurnOn(setCodes);
  if (codes !== null) return <SpareCodes codes={codes} onDone={onDone} />;
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Scan this with an authenticator app, or{" "}
          <TextLink href={address}>open it in the app on this phone</TextLink>. The app will list it
          as “Mwezi”, with your email address.
        </Trans>
      </p>
      <QrPicture text={address} label={t`QR code for your authenticator app`} />
      <p className="text-sm">
        <Trans>Or type this key into the app:</Trans>{" "}
        <span className="font-mono font-semibold break-all select-all">{secret}</span>
      </p>
      <CodeForm
        codeLabel={<Trans>The code your app shows</Trans>}
        action={<Trans>Turn on</Trans>}
        variant="primary"
        busy={isSaving}
        failure={failure}
        onSubmit={(answer) => void save({ ...answer, secret })}
      />
    </div>
  );
}
