import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { LoginForm } from "#web/features/account/auth/components/login-form.tsx";
import { PasskeyButton } from "#web/features/account/auth/components/passkey-button.tsx";
import { AccountPage } from "./account-page.tsx";

export function LoginPage() {
  const { t } = useLingui();
  const [isPasskeyNeeded, setPasskeyNeeded] = useState(false);
  return (
    <AccountPage
      title={<Trans>Sign in</Trans>}
      intro={<Trans>Good to see you again.</Trans>}
      welcome={{
        title: t`Welcome back!`,
        description: t`You've been logged in successfully.`,
      }}
      form={(onSignedIn) => (
        <>
          <LoginForm onSignedIn={onSignedIn} onPasskeyNeeded={() => setPasskeyNeeded(true)} />
          {!isPasskeyNeeded && <PasskeyButton onSignedIn={onSignedIn} />}
        </>
      )}
      other={{
        question: <Trans>New to Mwezi?</Trans>,
        href: "/register",
        link: <Trans>Create an account</Trans>,
      }}
    />
  );
}
