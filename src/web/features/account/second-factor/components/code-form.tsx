import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { type Failure, failureOf } from "#web/api/failures/failure.ts";
import { PasskeyError } from "#web/api/session/passkey-error.ts";
import { unprovenWords } from "#web/entry/proof/words.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";

const isOfField = (reason: Failure["kind"] | null) =>
  reason === "wrong-password" || reason === "wrong-code" || reason === "fields";

export function CodeForm({
  codeLabel,
  action,
  variant,
  busy,
  failure,
  onSubmit,
  onPasskey,
}: {
  readonly codeLabel: ReactNode;
  readonly action: ReactNode;
  readonly variant: "primary" | "danger";
  readonly busy: boolean;
  readonly failure: Error | null;
  readonly onSubmit: (answer: { readonly password: string; readonly code: string }) => void;
  readonly onPasskey?: (password: string) => void;
}) {
  const { t, i18n } = useLingui();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [isMissing, setMissing] = useState(false);
  const trouble = failure instanceof PasskeyError ? failure.trouble : null;
  const reason = failure && !trouble ? failureOf(failure).kind : null;
  const submit = () => {
    setMissing(password === "" || code.trim() === "");
    if (password !== "" && code.trim() !== "") onSubmit({ password, code });
  };
  const provePasskey = () => (password === "" ? setMissing(true) : onPasskey?.(password));
  const missing = (text: string) =>
    isMissing && text.trim() === "" ? t`Fill in this field.` : undefined;
  return (
    <>
      {trouble && <Notice tone="urgent">{i18n._(unprovenWords[trouble])}</Notice>}
      <Form onSubmit={submit} className="grid gap-4">
        <PasswordField
          name="password"
          label={<Trans>Your password</Trans>}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={reason === "wrong-password" ? t`The password doesn't match.` : missing(password)}
          required
        />
        <TextField
          name="code"
          label={codeLabel}
          value={code}
          onChange={setCode}
          autoComplete="one-time-code"
          error={
            reason === "wrong-code" || reason === "fields"
              ? t`That code doesn't match. Type the one your app shows now.`
              : missing(code)
          }
          required
        />
        <FailureNotice failure={trouble || isOfField(reason) ? null : failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant} busy={busy}>
            {action}
          </Button>
          {onPasskey && (
            <Button variant="secondary" busy={busy} onClick={provePasskey}>
              <Trans>Use a passkey instead</Trans>
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}
