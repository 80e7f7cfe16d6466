import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { LoginForm } from "#web/features/account/auth/components/login-form.tsx";
import { PasskeyButton } from "#web/features/account/auth/components/passkey-button.tsx";
import { people } from "#web/features/account/people/view-model.ts";
import { AccountPage } from "./account-page.tsx";

// Loaded only where an account is remembered; first-paint.ts then asks for a new render.
const WhoIsUsing = lazy(async () => ({
  default: (await import("#web/features/account/people/components/who-is-using.tsx")).WhoIsUsing,
}));

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
          {people.read() !== null && (
            <Suspense>
              <WhoIsUsing onSignedIn={onSignedIn} />
            </Suspense>
          )}
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
