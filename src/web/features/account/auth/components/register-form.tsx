import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "#contract/account/auth.ts";
import { PASSWORD_MIN_LENGTH } from "#contract/kernel/fields.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { PasswordStrength } from "../../password-strength/components/password-strength.tsx";
import { useRegister } from "../api.ts";
import { passwordsDiffer, type RegisterFields, registerChecks } from "../view-model.ts";
import { type AccountField, AccountForm } from "./account-form.tsx";

export function RegisterForm({ onSignedIn }: { readonly onSignedIn: (account: SignedIn) => void }) {
  const { t } = useLingui();
  const refuse = (values: RegisterFields) => {
    if (!passwordsDiffer(values)) return undefined;
    const message = t`Please make sure your passwords match.`;
    showToast({ title: t`Password mismatch`, description: message, variant: "destructive" });
    return { name: "confirmPassword" as const, message };
  };
  const sayFailed = () =>
    showToast({
      title: t`Registration failed`,
      description: t`Please check your information and try again.`,
      variant: "destructive",
    });
  return (
    <AccountForm
      fields={useRegisterFields()}
      checks={registerChecks}
      refuse={refuse}
      mutation={useRegister(onSignedIn)}
      onError={sayFailed}
      submitLabel={t`Create account`}
      busyLabel={t`Creating account...`}
    >
      <TextLink href="/begin">
        <Trans>Begin without an email</Trans>
      </TextLink>
    </AccountForm>
  );
}

function useRegisterFields(): readonly AccountField<keyof RegisterFields>[] {
  const { t } = useLingui();
  const newPassword = {
    type: "password",
    autoComplete: "new-password",
    minLength: PASSWORD_MIN_LENGTH,
  };
  return [
    { name: "name", label: t`Name`, autoComplete: "name", autoFocus: true },
    { name: "email", label: t`Email`, type: "email", autoComplete: "username" },
    {
      name: "password",
      label: t`Password`,
      hint: t`At least 6 characters; a long sentence is best. It is also the key to what you write.`,
      advice: ({ password, name, email }) => (
        <PasswordStrength password={password} known={[name, email]} />
      ),
      ...newPassword,
    },
    { name: "confirmPassword", label: t`Confirm password`, ...newPassword },
  ];
}
