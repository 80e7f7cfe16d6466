import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SignedIn } from "#contract/auth.ts";
import { failureOf } from "#web/api/failure.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useLogin } from "../api.ts";
import { loginChecksOf } from "../view-model.ts";
import { AccountForm } from "./account-form.tsx";

export function LoginForm({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void }) {
  const { t } = useLingui();
  const [asksForCode, setAsksForCode] = useState(false);
  const sayFailed = (error: Error) => {
    if (failureOf(error).kind === "code-needed") return setAsksForCode(true);
    showToast({
      title: t`Login failed`,
      description: t`Please check your credentials and try again.`,
      variant: "destructive",
    });
  };
  const code = {
    name: "code" as const,
    label: t`Code`,
    hint: t`From your authenticator app, or one of your spare codes.`,
    autoComplete: "one-time-code",
    autoFocus: true,
  };
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
        ...(asksForCode ? [code] : []),
      ]}
      checks={loginChecksOf(asksForCode)}
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
