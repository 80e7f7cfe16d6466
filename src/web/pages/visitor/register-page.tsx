import { Trans, useLingui } from "@lingui/react/macro";
import { RegisterForm } from "#web/features/account/auth/components/register-form.tsx";
import { AccountPage } from "./account-page.tsx";

export function RegisterPage() {
  const { t } = useLingui();
  return (
    <AccountPage
      title={<Trans>Create your account</Trans>}
      intro={<Trans>Free, private, and yours to delete at any time.</Trans>}
      welcome={{
        title: t`Welcome to Mwezi!`,
        description: t`Your account has been created successfully.`,
      }}
      form={(onSignedIn) => <RegisterForm onSignedIn={onSignedIn} />}
      other={{
        question: <Trans>Already have an account?</Trans>,
        href: "/login",
        link: <Trans>Sign in</Trans>,
      }}
    />
  );
}
