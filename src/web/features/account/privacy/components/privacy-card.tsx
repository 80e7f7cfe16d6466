import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { DamagedEntries } from "./damaged-entries.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportData } from "./export-data.tsx";
import { SharedDevice } from "./shared-device.tsx";

interface PrivacyCardProps {
  readonly onDeleted: () => void;
}

export function PrivacyCard({ onDeleted }: PrivacyCardProps) {
  return (
    <Card id="privacy" title={<Trans>Privacy and data</Trans>} className="scroll-mt-24">
      <div className="grid gap-6">
        <DamagedEntries />
        <ExportData />
        <hr className="border-line" />
        <SharedDevice />
        <hr className="border-line" />
        <DeleteAccount onDeleted={onDeleted} />
      </div>
    </Card>
  );
}
