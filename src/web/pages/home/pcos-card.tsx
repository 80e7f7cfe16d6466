import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

/** The way to the daily log, for women with PCOS. */
export function PcosCard() {
  return (
    <Card title={<Trans>PCOS daily tracking</Trans>}>
      <p className="text-soft">
        <Trans>A minute a day: flow, pain, mood, skin, sleep and more, and what they show.</Trans>
      </p>
      <ButtonLink href="/pcos-tracking" variant="secondary" className="mt-4">
        <Trans>Log today</Trans>
      </ButtonLink>
    </Card>
  );
}
