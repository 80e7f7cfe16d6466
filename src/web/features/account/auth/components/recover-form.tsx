import { useLingui } from "@lingui/react/macro";
import type { SignedIn } from "#contract/account/auth.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/kernel/fields.ts";
import { type Failure, failureOf } from "#web/api/failures/failure.ts";
import { PasswordStrength } from "../../password-strength/components/password-strength.tsx";
import { useRecover } from "../api.ts";
import { type RecoverFields, recoverChecks } from "../view-model.ts";
import { type AccountField, AccountForm } from "./account-form.tsx";

interface RecoverFormProps {
  readonly onSignedIn: (signedIn: SignedIn, password: string) => void;
}

export function RecoverForm({ onSignedIn }: RecoverFormProps) {
  const { t } = useLingui();
  return (
    <AccountForm
      fields={useRecoverFields()}
      checks={recoverChecks}
      mutation={useRecover((signedIn, { newPassword }) => onSignedIn(signedIn, newPassword))}
      failureFrom={recoverFailure}
      submitLabel={t`Set new password and sign in`}
      busyLabel={t`Signing in...`}
    />
  );
}

/** In this form a wrong credential is the recovery code, not the password. */
function recoverFailure(error: Error): Failure {
  const failure = failureOf(error);
  return failure.kind === "wrong-credentials" ? { kind: "wrong-recovery-code" } : failure;
}

function useRecoverFields(): readonly AccountField<keyof RecoverFields>[] {
  const { t } = useLingui();
  return [
    {
      name: "email",
      label: t`Email`,
      hint: t`Or your sign-in name of three words.`,
      type: "email",
      autoComplete: "username",
    },
    {
      name: "recoveryCode",
      label: t`Recovery code`,
      hint: t`Five groups of letters and numbers. Capitals and dashes don't matter.`,
      autoComplete: "off",
    },
    {
      name: "newPassword",
      label: t`New password`,
      hint: t`At least 6 characters; a long sentence is best.`,
      type: "password",
      autoComplete: "new-password",
      advice: ({ newPassword, email }) => (
        <PasswordStrength password={newPassword} known={[email]} />
      ),
      minLength: PASSWORD_MIN_LENGTH,
    },
  ];
}
