import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCode } from "./recovery-code.tsx";
import { Sessions } from "./sessions.tsx";

/** The keys to her data: the recovery code, the password, the address, and where she is signed in. */
export function SecurityCard({ onSignedOut }: { readonly onSignedOut: () => void }) {
  return (
    <Card id="security" title={<Trans>Security</Trans>} className="scroll-mt-24">
      <div className="grid gap-7">
        <RecoveryCode />
        <hr className="border-line" />
        <PasswordForm />
        <hr className="border-line" />
        <EmailForm />
        <hr className="border-line" />
        <Sessions onSignedOut={onSignedOut} />
      </div>
    </Card>
  );
}
