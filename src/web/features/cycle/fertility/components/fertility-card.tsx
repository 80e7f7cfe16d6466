import { Trans } from "@lingui/react/macro";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Card } from "#web/ui/card.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";

interface FertilityCardProps {
  readonly hidesFertility: boolean;
  readonly onChange: (hidesFertility: boolean) => Promise<unknown>;
}

export function FertilityCard({ hidesFertility, onChange }: FertilityCardProps) {
  const { save, isSaving, failure } = useSave({ send: onChange, refreshes: [] });
  return (
    <Card id="fertility" title={<Trans>What you see</Trans>} className="scroll-mt-24">
      <Toggle
        label={<Trans>Hide everything about fertility</Trans>}
        hint={
          <Trans>
            No fertile days and no ovulation on any page or report. What you logged stays, and you
            can change this at any time.
          </Trans>
        }
        checked={hidesFertility}
        disabled={isSaving}
        onChange={(hides) => void save(hides)}
      />
      <FailureNotice failure={failure} />
    </Card>
  );
}
