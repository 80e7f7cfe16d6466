import { Trans, useLingui } from "@lingui/react/macro";
import { LoginForm } from "#web/features/account/auth/components/login-form.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AccountPage } from "./account-page.tsx";
import { enterApp } from "./enter-app.ts";

export function LoginPage() {
  const { t } = useLingui();
  const welcome = {
    title: t`Welcome back!`,
    description: t`You've been logged in successfully.`,
  };
  return (
    <AccountPage
      title={<Trans>Sign in</Trans>}
      intro={<Trans>Good to see you again.</Trans>}
      footer={
        <>
          <Trans>New to Mwezi?</Trans>
          <TextLink href="/register">
            <Trans>Create an account</Trans>
          </TextLink>
        </>
      }
    >
      <LoginForm onSignedIn={(signedIn) => enterApp(signedIn, welcome)} />
    </AccountPage>
  );
}
