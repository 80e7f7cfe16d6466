import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SignedIn } from "#contract/account/auth.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { useLogin } from "../api.ts";
import { loginChecksOf } from "../view-model.ts";
import { AccountForm } from "./account-form.tsx";
import { PasskeyStep } from "./passkey-step.tsx";

interface LoginFormProps {
  readonly onSignedIn: (signedIn: SignedIn) => void;
  /** The account accepts a passkey as second factor: the form hides the separate button. */
  readonly onPasskeyNeeded?: () => void;
}

export function LoginForm({ onSignedIn, onPasskeyNeeded }: LoginFormProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<"code" | "passkey" | null>(null);
  const sayFailed = (error: Error) => {
    if (failureOf(error).kind === "code-needed") {
      const hasPasskey = error instanceof ApiError && error.problem?.passkey !== undefined;
      if (hasPasskey) onPasskeyNeeded?.();
      return setStep(hasPasskey ? "passkey" : "code");
    }
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
    autoFocus: step === "code",
  };
  return (
    <AccountForm
      fields={[
        {
          name: "email",
          label: t`Email`,
          hint: t`Or your sign-in name of three words.`,
          type: "email",
          autoComplete: "username",
        },
        {
          name: "password",
          label: t`Password`,
          type: "password",
          autoComplete: "current-password",
        },
        ...(step ? [code] : []),
      ]}
      checks={loginChecksOf(step !== null)}
      mutation={useLogin(onSignedIn)}
      onError={sayFailed}
      submitLabel={t`Sign in`}
      busyLabel={t`Signing in...`}
    >
      {step === "passkey" && <PasskeyStep onSignedIn={onSignedIn} />}
      <TextLink href="/recover">
        <Trans>Forgot your password? Use your recovery code</Trans>
      </TextLink>
    </AccountForm>
  );
}
