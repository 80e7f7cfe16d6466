import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";

/** Where no programme with a checked number is known. */
export function ClinicCard() {
  return (
    <Card title={<Trans>Maternal health messages</Trans>}>
      <p className="text-soft">
        <Trans>
          Some countries send free messages through pregnancy. We know of none in yours whose number
          we could check, so ask your clinic: they know what is offered near you.
        </Trans>
      </p>
    </Card>
  );
}
