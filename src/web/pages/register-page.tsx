import { Trans, useLingui } from "@lingui/react/macro";
import { RegisterForm } from "#web/features/account/auth/components/register-form.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AccountPage } from "./account-page.tsx";
import { enterApp } from "./enter-app.ts";

export function RegisterPage() {
  const { t } = useLingui();
  const welcome = {
    title: t`Welcome to Mwezi!`,
    description: t`Your account has been created successfully.`,
  };
  return (
    <AccountPage
      title={<Trans>Create your account</Trans>}
      intro={<Trans>Free, private, and yours to delete at any time.</Trans>}
      footer={
        <>
          <Trans>Already have an account?</Trans>
          <TextLink href="/login">
            <Trans>Sign in</Trans>
          </TextLink>
        </>
      }
    >
      <RegisterForm onSignedIn={(signedIn) => enterApp(signedIn, welcome)} />
    </AccountPage>
  );
}
