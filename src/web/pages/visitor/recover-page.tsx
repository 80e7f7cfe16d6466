import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SignedIn } from "#contract/account/auth.ts";
import { RecoverForm } from "#web/features/account/auth/components/recover-form.tsx";
import { OfferCode } from "#web/features/account/security/components/offer-code.tsx";
import { AccountPage } from "./account-page.tsx";

export function RecoverPage() {
  const { t } = useLingui();
  // Stored only on continuing: storing a session reloads the page, which would lose the code.
  const [recovered, setRecovered] = useState<{ signedIn: SignedIn; password: string } | null>(null);
  const welcome = { title: t`Welcome back!`, description: t`Your new password is set.` };
  if (recovered !== null) {
    const { signedIn, password } = recovered;
    return (
      <AccountPage
        title={<Trans>Make a new recovery code</Trans>}
        intro={<Trans>Your new password is set.</Trans>}
        welcome={welcome}
        form={(enter) => (
          <OfferCode
            email={signedIn.user.email}
            password={password}
            token={signedIn.token}
            onDone={() => enter(signedIn)}
          />
        )}
        other={null}
      />
    );
  }
  return (
    <AccountPage
      title={<Trans>Recover your account</Trans>}
      intro={
        <Trans>
          If you lose your password, your recovery code opens your entries. Without both, nobody can
          open them, not even us.
        </Trans>
      }
      welcome={welcome}
      form={() => (
        <RecoverForm onSignedIn={(signedIn, password) => setRecovered({ signedIn, password })} />
      )}
      other={{
        question: <Trans>Remembered it?</Trans>,
        href: "/login",
        link: <Trans>Sign in</Trans>,
      }}
    />
  );
}
