import { Trans, useLingui } from "@lingui/react/macro";
import { RecoverForm } from "#web/features/account/auth/components/recover-form.tsx";
import { AccountPage } from "./account-page.tsx";

export function RecoverPage() {
  const { t } = useLingui();
  return (
    <AccountPage
      title={<Trans>Recover your account</Trans>}
      intro={
        <Trans>
          Your recovery code opens what you wrote when the password is lost. Without either of the
          two, nobody can open it, not even we.
        </Trans>
      }
      welcome={{
        title: t`Welcome back!`,
        description: t`Your new password is set. Make a new recovery code in Settings.`,
      }}
      form={(onSignedIn) => <RecoverForm onSignedIn={onSignedIn} />}
      other={{
        question: <Trans>Remembered it?</Trans>,
        href: "/login",
        link: <Trans>Sign in</Trans>,
      }}
    />
  );
}
