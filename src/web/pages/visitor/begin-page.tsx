import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { NewAccount } from "#web/features/account/begin/api.ts";
import { BeginForm } from "#web/features/account/begin/components/begin-form.tsx";
import { NewCode } from "#web/features/account/security/components/new-code.tsx";
import { AccountPage } from "./account-page.tsx";

/** Begins an account without an e-mail address, then shows once what opens it. */
export function BeginPage() {
  const { t } = useLingui();
  // Stored only on continuing: storing a session reloads the page, which would lose the code.
  const [account, setAccount] = useState<NewAccount | null>(null);
  useEffect(() => {
    if (account === null) return;
    scrollTo(0, 0);
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [account]);
  const welcome = {
    title: t`Welcome to Mwezi!`,
    description: t`Your account has been created successfully.`,
  };
  if (account !== null) {
    const { recoveryCode, ...signedIn } = account;
    return (
      <AccountPage
        title={<Trans>Save these two</Trans>}
        intro={
          <Trans>
            Your account has no email address, so nobody can send you a way back in. You need your
            sign-in name each time, and the code if you lose your password.
          </Trans>
        }
        welcome={welcome}
        form={(enter) => (
          <NewCode code={recoveryCode} email={signedIn.user.email} onDone={() => enter(signedIn)} />
        )}
        other={null}
      />
    );
  }
  return (
    <AccountPage
      title={<Trans>Begin without an email</Trans>}
      intro={
        <Trans>
          We make you a sign-in name of three words. You can add an email address later. Until you
          tell us more, Mwezi takes “not sure” as your other answers.
        </Trans>
      }
      welcome={welcome}
      form={() => <BeginForm onCreated={setAccount} />}
      other={{
        question: <Trans>Already have an account?</Trans>,
        href: "/login",
        link: <Trans>Sign in</Trans>,
      }}
    />
  );
}
