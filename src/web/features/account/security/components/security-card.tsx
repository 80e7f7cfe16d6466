import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { RecoveryCode } from "./recovery-code.tsx";

export function SecurityCard() {
  return (
    <Card id="security" title={<Trans>Security</Trans>} className="scroll-mt-24">
      <div className="grid gap-7">
        <RecoveryCode />
        <hr className="border-line" />
        <PasswordForm />
        <hr className="border-line" />
        <EmailForm />
        <hr className="border-line" />
        <p>
          <TextLink href="/settings/access">
            <Trans>Where you are signed in, and who can see something</Trans>
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
