import { Trans, useLingui } from "@lingui/react/macro";
import { createPortal } from "react-dom";
import { formatInstantDay } from "#web/i18n/format-day.ts";

/** The sheet that is printed instead of the page; print.css shows it on paper only. */
export function PrintedCode({ code, email }: { readonly code: string; readonly email: string }) {
  const { i18n } = useLingui();
  const made = formatInstantDay(new Date().toISOString(), i18n.locale);
  const address = `${location.origin}/recover`;
  return createPortal(
    <article className="print-sheet">
      <h1>
        <Trans>Mwezi recovery code</Trans>
      </h1>
      <p className="print-sheet-code">{code}</p>
      <dl>
        <dt>
          <Trans>E-mail address</Trans>
        </dt>
        <dd>{email}</dd>
        <dt>
          <Trans>Made on</Trans>
        </dt>
        <dd>{made}</dd>
      </dl>
      <p>
        <Trans>
          Lost your password? Open {address}, enter this code and set a new password. The code works
          once; making a new one makes this one useless. Keep this sheet where only you can find it.
        </Trans>
      </p>
    </article>,
    document.body,
  );
}
