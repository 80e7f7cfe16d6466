import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { isSignInName } from "#contract/kernel/email-address.ts";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { savePicture } from "../use-picture.ts";

interface NewCodeProps {
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
}

export function NewCode({ code, email, onDone }: NewCodeProps) {
  const hasName = isSignInName(email);
  return (
    <div className="grid gap-5">
      <p>
        {hasName ? (
          <Trans>
            We only show the code this once. Anyone who has both can read what you write here, so
            put them where only you look.
          </Trans>
        ) : (
          <Trans>
            We only show it this once. Write it down or print it, and keep it away from your phone.
            Anyone with it and your email address can read what you write here.
          </Trans>
        )}
      </p>
      {hasName && (
        <Shown label={<Trans>Sign-in name</Trans>}>
          <span translate="no" data-sign-in-name="">
            {email}
          </span>
        </Shown>
      )}
      <Shown label={hasName && <Trans>Recovery code</Trans>}>
        <span data-recovery-code="">{code}</span>
      </Shown>
      {hasName && <PictureButton code={code} name={email} onDone={onDone} />}
      <div className="grid grid-cols-2 gap-3">
        <CopyButton text={hasName ? `${email}\n${code}` : code} />
        <Button variant="secondary" onClick={() => print()}>
          <Icon name="print" size={20} />
          <Trans>Print</Trans>
        </Button>
      </div>
      <Button variant={hasName ? "quiet" : "primary"} onClick={onDone}>
        <Trans>I've stored it safely</Trans>
      </Button>
      <PrintedCode code={code} email={email} />
    </div>
  );
}

interface ShownProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

const Shown = ({ label, children }: ShownProps) => (
  <div className="rounded-control bg-gold-wash p-4 text-center">
    {label && <p className="mb-1 text-sm">{label}</p>}
    <p className="font-mono text-xl leading-relaxed font-semibold tracking-wider select-all">
      {children}
    </p>
  </div>
);

interface PictureButtonProps {
  readonly code: string;
  readonly name: string;
  readonly onDone: () => void;
}

function PictureButton({ code, name, onDone }: PictureButtonProps) {
  const { t } = useLingui();
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    try {
      const lines = [
        { text: t`Sign-in name` },
        { text: name, isLarge: true },
        { text: t`Recovery code` },
        { text: code, isLarge: true },
        { text: `${location.origin}/recover` },
      ];
      if (await savePicture(lines)) return onDone();
      setFailed(true);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>
        <Icon name="download" size={20} />
        <Trans>Save as a picture, go on</Trans>
      </Button>
      <p role="status" className="text-sm text-soft empty:hidden">
        {hasFailed && t`This browser saves no picture. Write both down, copy or print them.`}
      </p>
    </>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(text);
  return (
    <>
      <Button variant="secondary" onClick={copy}>
        <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
        {outcome === "copied" ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
      <p role="status" className="order-last col-span-2 text-sm text-soft empty:hidden">
        {outcome === "copied" && t`Copied. Paste it where only you can read it.`}
        {outcome === "failed" &&
          t`This browser doesn't let us copy. Write the code down or print it.`}
      </p>
    </>
  );
}

/** The printed sheet; print.css hides it on screen. */
function PrintedCode({ code, email }: { readonly code: string; readonly email: string }) {
  const { i18n } = useLingui();
  const today = formatInstantDay(new Date().toISOString(), i18n.locale);
  const address = `${location.origin}/recover`;
  return createPortal(
    <article className="print-sheet">
      <h1>
        <Trans>Mwezi recovery code</Trans>
      </h1>
      <p className="print-sheet-code">{code}</p>
      <dl>
        <dt>{isSignInName(email) ? <Trans>Sign-in name</Trans> : <Trans>Email address</Trans>}</dt>
        <dd>{email}</dd>
        <dt>
          <Trans>Made on</Trans>
        </dt>
        <dd>{today}</dd>
      </dl>
      <p>
        <Trans>
          Lost your password? Open {address}, enter this code and set a new password. The code works
          once. A new code or a new password replaces it. Keep this sheet where only you can find
          it.
        </Trans>
      </p>
    </article>,
    document.body,
  );
}
