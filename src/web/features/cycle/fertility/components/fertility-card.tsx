import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Toggle } from "#web/ui/toggle.tsx";

interface FertilityCardProps {
  readonly hidesFertility: boolean;
  /** Saves her choice; rejects when it could not be saved. */
  readonly onChange: (hidesFertility: boolean) => Promise<unknown>;
}

/** Whether anything about fertility is shown to her. Her choice alone, and no reason is asked. */
export function FertilityCard({ hidesFertility, onChange }: FertilityCardProps) {
  const { i18n } = useLingui();
  const [isSaving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const choose = async (hides: boolean) => {
    setSaving(true);
    setTrouble(null);
    try {
      await onChange(hides);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setSaving(false);
  };
  return (
    <Card id="fertility" title={<Trans>What you see</Trans>} className="scroll-mt-24">
      <Toggle
        label={<Trans>Hide everything about fertility</Trans>}
        hint={
          <Trans>
            No fertile days, no ovulation, on any page or report. What you logged stays, and you can
            change this at any time.
          </Trans>
        }
        checked={hidesFertility}
        disabled={isSaving}
        onChange={(hides) => void choose(hides)}
      />
      {trouble !== null && <Notice tone="urgent">{i18n._(wordsOf(trouble))}</Notice>}
    </Card>
  );
}
