import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

/** The way to what she chose in the setup wizard: fields, mood scales, reminders. */
export function TrackingCard() {
  return (
    <Card id="tracking" className="scroll-mt-28" title={<Trans>What you track</Trans>}>
      <p className="mb-4 text-soft">
        <Trans>
          Which fields and mood scales you see, and your reminder choices, are kept on this device.
          You set them in the setup wizard.
        </Trans>
      </p>
      <ButtonLink href="/my-health?tab=goals" variant="secondary">
        <Trans>Go to App Preferences</Trans>
      </ButtonLink>
    </Card>
  );
}
