import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { failureOf } from "#web/api/failure.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { fieldWords } from "#web/entry/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useChangePassword } from "../api.ts";
import {
  emptyPasswordDraft,
  type PasswordDraft,
  type PasswordProblem,
  passwordProblem,
} from "../view-model.ts";

export function PasswordForm() {
  const { t } = useLingui();
  const [draft, setDraft] = useState(emptyPasswordDraft);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { mutate, isPending, error, reset } = useChangePassword();
  const refused = error && refusedField(error);

  const succeed = () => {
    setDraft(emptyPasswordDraft);
    showToast({ title: t`Password changed`, description: t`Your other devices are signed out.` });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const first = passwordProblem(draft);
    setProblem(first);
    reset();
    if (first !== null) return;
    const passwords = { currentPassword: draft.current, newPassword: draft.next };
    mutate(passwords, { onSuccess: succeed });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h3 className="text-lg">
        <Trans>Password</Trans>
      </h3>
      <PasswordFields draft={draft} onChange={setDraft} problem={problem ?? refused} />
      <FailureNotice failure={refused === null ? error : null} />
      <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
        {isPending ? <Trans>Changing...</Trans> : <Trans>Change password</Trans>}
      </Button>
    </form>
  );
}

/** The server's refusal, where it belongs to one field. */
function refusedField(failure: Error): PasswordProblem | null {
  const reason = failureOf(failure);
  if (reason.kind === "wrong-password") return { field: "current", kind: "wrong" };
  const refused = reason.kind === "fields" ? reason.fields : [];
  const problem = refused.find(({ field }) => field === "newPassword");
  return problem ? { field: "next", kind: "refused", problem } : null;
}

interface PasswordFieldsProps {
  readonly draft: PasswordDraft;
  readonly onChange: (draft: PasswordDraft) => void;
  readonly problem: PasswordProblem | null;
}

function PasswordFields({ draft, onChange, problem }: PasswordFieldsProps) {
  const { i18n, t } = useLingui();
  const words = { missing: t`Enter your password.`, wrong: t`The password does not match.` };
  const messageOf = (field: keyof PasswordDraft) => {
    if (problem?.field !== field) return undefined;
    if (problem.field === "current") return words[problem.kind];
    if (problem.field === "next") return i18n._(fieldWords(problem.problem));
    return t`Please make sure your passwords match.`;
  };
  const controlOf = (field: keyof PasswordDraft) => ({
    type: "password",
    value: draft[field],
    onChange: (typed: string) => onChange({ ...draft, [field]: typed }),
    error: messageOf(field),
    autoComplete: field === "current" ? "current-password" : "new-password",
  });
  return (
    <>
      <TextField
        {...controlOf("current")}
        label={<Trans>Current password</Trans>}
        name="currentPassword"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...controlOf("next")} label={<Trans>New password</Trans>} name="newPassword" />
        <TextField
          {...controlOf("repeated")}
          label={<Trans>New password again</Trans>}
          name="repeatedPassword"
        />
      </div>
    </>
  );
}
