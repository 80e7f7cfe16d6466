import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SignedIn } from "#contract/auth.ts";
import { storeSignIn } from "#web/api/session.ts";
import { RecoverForm } from "#web/features/account/auth/components/recover-form.tsx";
import { OfferCode } from "#web/features/account/security/components/offer-code.tsx";
import { AccountPage } from "./account-page.tsx";

/** Sets a new password by the recovery code, then offers another: that one is spent. */
export function RecoverPage() {
  const { t } = useLingui();
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
          Your recovery code opens what you wrote when the password is lost. Without either of the
          two, nobody can open it, not even we.
        </Trans>
      }
      welcome={welcome}
      form={() => (
        <RecoverForm
          onSignedIn={(signedIn, password) => {
            // The new code is made as hers.
            storeSignIn(signedIn);
            setRecovered({ signedIn, password });
          }}
        />
      )}
      other={{
        question: <Trans>Remembered it?</Trans>,
        href: "/login",
        link: <Trans>Sign in</Trans>,
      }}
    />
  );
}
