import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { failureOf } from "#web/api/failures/failure.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { Form } from "#web/ui/form.tsx";

/** Asks for the password before a critical action; keeps what was typed if it is rejected. */
export function PasswordPrompt(props: {
  readonly onSubmit: (password: string) => void;
  readonly action: ReactNode;
  readonly busyAction: ReactNode;
  readonly busy: boolean;
  readonly variant: "primary" | "danger";
  readonly failure: Error | null;
  readonly wayOut?: ReactNode;
}) {
  const { failure } = props;
  const { t } = useLingui();
  const [password, setPassword] = useState("");
  const isWrong = isPasswordRefused(failure);
  const submit = () => {
    props.onSubmit(password);
  };
  return (
    <Form onSubmit={submit} className="grid gap-5">
      <PasswordField
        label={<Trans>Your password</Trans>}
        name="password"
        value={password}
        onChange={setPassword}
        error={isWrong ? t`The password doesn't match.` : undefined}
        autoComplete="current-password"
        required
      />
      <FailureNotice failure={isWrong ? null : failure} />
      {password === "" && (
        <WhyNot id="password-why-not">
          <Trans>Type your password first.</Trans>
        </WhyNot>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {props.wayOut}
        <Button
          type="submit"
          variant={props.variant}
          busy={props.busy}
          disabled={password === ""}
          aria-describedby={password === "" ? "password-why-not" : undefined}
        >
          {props.busy ? props.busyAction : props.action}
        </Button>
      </div>
    </Form>
  );
}

/** The call takes only the password, so a field error can only be about it. */
function isPasswordRefused(failure: Error | null): boolean {
  if (failure === null) return false;
  const { kind } = failureOf(failure);
  return kind === "wrong-password" || kind === "fields";
}
