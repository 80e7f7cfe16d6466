import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "#contract/auth.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useLogin } from "../api.ts";
import { loginChecks } from "../view-model.ts";
import { AccountForm } from "./account-form.tsx";

export function LoginForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void }) {
  const { t } = useLingui();
  const sayFailed = () =>
    showToast({
      title: t`Login failed`,
      description: t`Please check your credentials and try again.`,
      variant: "destructive",
    });
  return (
    <AccountForm
      fields={[
        { name: "email", label: t`Email`, type: "email", autoComplete: "username" },
        {
          name: "password",
          label: t`Password`,
          type: "password",
          autoComplete: "current-password",
        },
      ]}
      checks={loginChecks}
      mutation={useLogin(onSignedIn)}
      onError={sayFailed}
      submitLabel={t`Sign in`}
      busyLabel={t`Signing in...`}
    >
      <TextLink href="/recover">
        <Trans>Forgot your password? Use your recovery code</Trans>
      </TextLink>
    </AccountForm>
  );
}
