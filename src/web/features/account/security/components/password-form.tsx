import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { changePassword } from "#contract/account/account.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { useChangePassword } from "../../access/api.ts";
import { EndsFields, useEnds } from "../../access/components/ends-fields.tsx";
import { PasswordStrength } from "../../password-strength/components/password-strength.tsx";
import { secondFactorQuery } from "../../second-factor/api.ts";
import { differenceOf, emptyPasswords, type PasswordDraft } from "../view-model.ts";
import { OfferCode } from "./offer-code.tsx";
import { MakeThenShow } from "./recovery-code.tsx";

export function PasswordForm() {
  const [password, setPassword] = useState<string | null>(null);
  const close = () => setPassword(null);
  return (
    <>
      <ChangeForm onChanged={setPassword} />
      <Dialog
        open={password !== null}
        onOpenChange={close}
        title={<Trans>Make a new recovery code</Trans>}
        description={<Trans>We signed out your other devices.</Trans>}
      >
        {password !== null && <NextCode password={password} onDone={close} />}
      </Dialog>
    </>
  );
}

const isShownAtField = (reason: string | null) =>
  reason === "fields" || reason === "wrong-code" || reason === "code-needed";

interface NextCodeProps {
  readonly password: string;
  readonly onDone: () => void;
}

/** With a second factor the password alone is not enough for a new recovery code. */
function NextCode({ password, onDone }: NextCodeProps) {
  const { data: factor } = useQuery(secondFactorQuery);
  const email = readUser()?.email ?? "";
  if (factor?.isOn) return <MakeThenShow email={email} replaces={false} onDone={onDone} />;
  return <OfferCode email={email} password={password} onDone={onDone} />;
}

function ChangeForm({ onChanged }: { readonly onChanged: (password: string) => void }) {
  const { t } = useLingui();
  const { name = "", email = "" } = readUser() ?? {};
  const ends = useEnds();
  const form = useDraft({
    form: null,
    initial: emptyPasswords,
    schema: changePassword.request.body,
    bodyOf: ({ repeatedPassword: _, ...body }: PasswordDraft) => body,
    checks: (draft) => [differenceOf(draft)],
  });
  const { save, isSaving, failure } = useChangePassword(
    () => ({ title: t`Password changed`, description: t`We signed out your other devices.` }),
    ({ newPassword }) => {
      form.begin(emptyPasswords);
      ends.begin();
      onChanged(newPassword);
    },
  );
  const reason = failure && failureOf(failure).kind;
  const submit = () => form.saveWith((passwords) => save({ ...passwords, ...ends.read() }));
  const controlOf = (name: keyof PasswordDraft) => ({
    ...draftFields(form).field(name),
    error: form.messageOf(name, failure),
    autoComplete: name === "currentPassword" ? "current-password" : "new-password",
  });
  const current = controlOf("currentPassword");
  const wrong = reason === "wrong-password" ? t`The password doesn't match.` : undefined;
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <h3 className="text-lg">
        <Trans>Password</Trans>
      </h3>
      <PasswordField
        {...current}
        error={current.error ?? wrong}
        label={<Trans>Current password</Trans>}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <PasswordField {...controlOf("newPassword")} label={<Trans>New password</Trans>} />
          <PasswordStrength password={form.draft.newPassword} known={[name, email]} />
        </div>
        <PasswordField
          {...controlOf("repeatedPassword")}
          label={<Trans>New password again</Trans>}
        />
      </div>
      <EndsFields ends={ends} failure={reason} />
      <FailureNotice failure={wrong || isShownAtField(reason) ? null : failure} />
      <Button type="submit" variant="secondary" busy={isSaving} className="justify-self-start">
        {isSaving ? <Trans>Changing...</Trans> : <Trans>Change password</Trans>}
      </Button>
    </Form>
  );
}
