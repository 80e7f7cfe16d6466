import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "#contract/auth.ts";
import { failureOf } from "#web/api/failure.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useLogin } from "../api.ts";
import { loginProblems } from "../view-model.ts";
import { AccountForm } from "./account-form.tsx";

export function LoginForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void }) {
  const { t } = useLingui();
  const login = useLogin(onSignedIn);
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
      problemsOf={loginProblems}
      onSubmit={(values) => void login.mutate(values, { onError: sayFailed })}
      failure={login.error && failureOf(login.error)}
      busy={login.isPending || login.isSuccess}
      submitLabel={t`Sign in`}
      busyLabel={t`Signing in...`}
    >
      <TextLink href="/recover">
        <Trans>Forgot your password? Use your recovery code</Trans>
      </TextLink>
    </AccountForm>
  );
}
