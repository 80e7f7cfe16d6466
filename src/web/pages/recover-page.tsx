import { Trans, useLingui } from "@lingui/react/macro";
import { RecoverForm } from "#web/features/account/auth/components/recover-form.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AccountPage } from "./account-page.tsx";
import { enterApp } from "./enter-app.ts";

export function RecoverPage() {
  const { t } = useLingui();
  const welcome = {
    title: t`Welcome back!`,
    description: t`Your new password is set. Make a new recovery code in Settings.`,
  };
  return (
    <AccountPage
      title={<Trans>Recover your account</Trans>}
      intro={
        <Trans>
          Your recovery code opens what you wrote when the password is lost. Without either of the
          two, nobody can open it, not even we.
        </Trans>
      }
      footer={
        <>
          <Trans>Remembered it?</Trans>
          <TextLink href="/login">
            <Trans>Sign in</Trans>
          </TextLink>
        </>
      }
    >
      <RecoverForm onSignedIn={(signedIn) => enterApp(signedIn, welcome)} />
    </AccountPage>
  );
}
