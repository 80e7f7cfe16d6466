import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Tried } from "#contract/insights/tried.ts";
import { InLanguages } from "#web/entry/in-languages.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { type Marked, useSaveMarked } from "../api.ts";
import type { Removal } from "../use-removal.ts";
import { hasMoved, withTick } from "../view-model.ts";
import { otherWords } from "../words.ts";
import { ComparisonPart } from "./comparison-part.tsx";

interface TriedCardProps {
  readonly tried: Tried;
  readonly marked: Marked;
  readonly removal: Removal;
}

export function TriedCard({ tried, marked, removal }: TriedCardProps) {
  const { i18n, t } = useLingui();
  const { name, from, to, comparisons, alsoChanged, medicineId } = tried;
  const first = formatDay(from, i18n.locale);
  const last = to === null ? null : formatDay(to, i18n.locale);
  const changes = alsoChanged.map((other) => otherWords(other, i18n)).join(", ");
  const others = <InLanguages text={changes} />;
  return (
    <Card title={<AsTyped>{name}</AsTyped>}>
      <div className="grid gap-4">
        <p className="-mt-3 text-sm text-soft">
          {last === null ? (
            <Trans>Since {first}</Trans>
          ) : (
            <Trans>
              {first} to {last}
            </Trans>
          )}
        </p>
        {comparisons.length === 0 ? (
          <p>
            <Trans>You haven't logged anything both before and after it yet.</Trans>
          </p>
        ) : (
          comparisons.map((comparison, place) => (
            <ComparisonPart
              key={JSON.stringify(comparison.measure)}
              isOpen={place === 0 || hasMoved(comparison)}
              comparison={comparison}
              from={from}
            />
          ))
        )}
        <p className="border-t border-line pt-4 text-sm text-soft">
          {changes === "" ? (
            <Trans>Nothing else you logged changed in these months. Other things may have.</Trans>
          ) : (
            <Trans>Also changed in these months: {others}. So it may not be only this.</Trans>
          )}
        </p>
        <OnPage tried={tried} marked={marked} />
        {medicineId === null && (
          <Button
            variant="quiet"
            busy={removal.isRemoving}
            className="-ml-5 justify-self-start"
            aria-label={t`Remove: ${name}`}
            onClick={() => removal.remove(tried)}
          >
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

function OnPage({ tried, marked }: Pick<TriedCardProps, "tried" | "marked">) {
  const saving = useSaveMarked();
  // The pressed state, until it is saved or has failed.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const tick = async (isTicked: boolean) => {
    setPressed(isTicked);
    await saving.save(withTick(marked, tried, isTicked));
    setPressed(null);
  };
  return (
    <>
      <Checkbox
        label={<Trans>Put it on my page for the doctor</Trans>}
        checked={pressed ?? tried.isOnPage}
        disabled={saving.isSaving}
        onChange={(isTicked) => void tick(isTicked)}
      />
      <FailureNotice failure={saving.failure} />
    </>
  );
}
