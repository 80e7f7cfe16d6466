import { Trans, useLingui } from "@lingui/react/macro";
import { changeEmail } from "#contract/account/account.ts";
import { isSignInName } from "#contract/kernel/email-address.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { accountQuery, useChangeEmail } from "../api.ts";
import { emptyEmail } from "../view-model.ts";

export function EmailForm() {
  const { t } = useLingui();
  const email = useQuery(accountQuery).data?.email;
  const form = useDraft({
    form: null,
    initial: emptyEmail,
    schema: changeEmail.request.body,
    bodyOf: (draft) => draft,
  });
  const { save, isSaving, failure } = useChangeEmail(({ email: changed, stoppedMail }) => {
    form.begin(emptyEmail);
    showToast({
      title: t`Email address changed`,
      description: stoppedMail
        ? t`Notes by email have stopped. Turn them on again under “Reminders” to confirm ${changed}.`
        : t`From now on you sign in with ${changed}.`,
    });
  });
  const reason = failure && failureOf(failure).kind;
  const wrong = reason === "wrong-password" ? t`The password doesn't match.` : undefined;
  const controlOf = (name: keyof typeof emptyEmail) => ({
    ...draftFields(form).field(name),
    error: form.messageOf(name, failure),
  });
  return (
    <Form onSubmit={() => form.saveWith(save)} className="grid gap-4">
      <h3 className="text-lg">
        <Trans>Email address</Trans>
      </h3>
      {email && (
        <p className="wrap-anywhere">
          {isSignInName(email) ? (
            <Trans>
              You sign in with the name {email} and we never write to you. Add an email address to
              sign in with that instead, and to get notes by email. What you wrote stays as it is.
            </Trans>
          ) : (
            <Trans>You sign in with {email}.</Trans>
          )}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...controlOf("email")}
          label={<Trans>New email address</Trans>}
          type="email"
          autoComplete="email"
        />
        <PasswordField
          {...controlOf("password")}
          error={form.messageOf("password", failure) ?? wrong}
          label={<Trans>Password, to change the address</Trans>}
          autoComplete="current-password"
        />
      </div>
      <FailureNotice failure={wrong || reason === "fields" ? null : failure} />
      <Button type="submit" variant="secondary" busy={isSaving} className="justify-self-start">
        {isSaving ? <Trans>Changing...</Trans> : <Trans>Change email address</Trans>}
      </Button>
    </Form>
  );
}
