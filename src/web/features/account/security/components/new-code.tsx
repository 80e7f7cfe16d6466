import { Trans, useLingui } from "@lingui/react/macro";
import { createPortal } from "react-dom";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface NewCodeProps {
  readonly code: string;
  readonly email: string;
  readonly onDone: () => void;
}

export function NewCode({ code, email, onDone }: NewCodeProps) {
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          We only show it this once. Write it down or print it, and keep it away from your phone.
          Anyone with it and your email address can read what you write here.
        </Trans>
      </p>
      <p
        className="rounded-control bg-gold-wash p-4 text-center font-mono text-xl leading-relaxed font-semibold tracking-wider select-all"
        data-recovery-code=""
      >
        {code}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <CopyButton code={code} />
        <Button variant="secondary" onClick={() => print()}>
          <Icon name="print" size={20} />
          <Trans>Print</Trans>
        </Button>
      </div>
      <Button onClick={onDone}>
        <Trans>I've stored it safely</Trans>
      </Button>
      <PrintedCode code={code} email={email} />
    </div>
  );
}

function CopyButton({ code }: { readonly code: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(code);
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
        <dt>
          <Trans>Email address</Trans>
        </dt>
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
