import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SubPage } from "./sub-page.tsx";

/** Says what is there: nothing yet, and where she can note a medicine meanwhile. */
export function MedicationsPage() {
  return (
    <SubPage title={<Trans>Medications & Supplements</Trans>}>
      <Card title={<Trans>Your list</Trans>} className="max-w-2xl">
        <div className="grid gap-4">
          <p>
            <Trans>Nothing is recorded: this page cannot take medicines or doses yet.</Trans>
          </p>
          <p className="text-soft">
            <Trans>
              Until it can, the notes of your daily log are a good place for what you take and how
              it agrees with you. They are part of your data and of its export.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/">
              <Icon name="home" size={20} />
              <Trans>Back to Home</Trans>
            </ButtonLink>
            <ButtonLink href="/track" variant="secondary">
              <Trans>Open today's log</Trans>
            </ButtonLink>
          </div>
        </div>
      </Card>
    </SubPage>
  );
}
