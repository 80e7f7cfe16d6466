import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { fieldWords } from "#web/entry/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
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
  const [draft, setDraft] = useState(emptyPasswordDraft);
  const { submit, isPending, problem, trouble } = useSubmit(draft, () =>
    setDraft(emptyPasswordDraft),
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h3 className="text-lg">
        <Trans>Password</Trans>
      </h3>
      <PasswordFields draft={draft} onChange={setDraft} problem={problem} />
      {trouble !== null && <Notice tone="urgent">{trouble}</Notice>}
      <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
        {isPending ? <Trans>Changing...</Trans> : <Trans>Change password</Trans>}
      </Button>
    </form>
  );
}

function useSubmit(draft: PasswordDraft, onChanged: () => void) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, error, reset } = useChangePassword();
  const [found, setFound] = useState<PasswordProblem | null>(null);
  const failure = error === null ? null : troubleOf(error);
  const refused = failure === null ? null : problemOf(failure);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = passwordProblem(draft);
    setFound(problem);
    reset();
    if (problem !== null) return;
    mutate(
      { currentPassword: draft.current, newPassword: draft.next },
      {
        onSuccess: () => {
          onChanged();
          showToast({
            title: t`Password changed`,
            description: t`Your other devices are signed out.`,
          });
        },
      },
    );
  };
  const words = failure === null || refused !== null ? null : i18n._(wordsOf(failure));
  return { submit, isPending, problem: found ?? refused, trouble: words };
}

/** The server's refusal, where it belongs to one field. */
function problemOf(trouble: Trouble): PasswordProblem | null {
  if (trouble.kind === "wrong-password") return { field: "current", kind: "wrong" };
  const refused = trouble.kind === "fields" ? trouble.fields : [];
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
  return (
    <>
      <TextField
        label={<Trans>Current password</Trans>}
        name="currentPassword"
        type="password"
        value={draft.current}
        onChange={(current) => onChange({ ...draft, current })}
        error={problem?.field === "current" ? words[problem.kind] : undefined}
        autoComplete="current-password"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={<Trans>New password</Trans>}
          name="newPassword"
          type="password"
          value={draft.next}
          onChange={(next) => onChange({ ...draft, next })}
          error={problem?.field === "next" ? i18n._(fieldWords(problem.problem)) : undefined}
          autoComplete="new-password"
        />
        <TextField
          label={<Trans>New password again</Trans>}
          name="repeatedPassword"
          type="password"
          value={draft.repeated}
          onChange={(repeated) => onChange({ ...draft, repeated })}
          error={
            problem?.field === "repeated" ? t`Please make sure your passwords match.` : undefined
          }
          autoComplete="new-password"
        />
      </div>
    </>
  );
}
