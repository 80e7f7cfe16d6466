import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";

/** The way to bringing a history in from another app. */
export function HistoryCard() {
  return (
    <Card id="history" className="scroll-mt-28" title={<Trans>Bring your history</Trans>}>
      <p className="mb-4 text-soft">
        <Trans>
          From Clue, Flo, Apple Health, drip and others, from a table of your own, or from an export
          of Mwezi. The file is read on this device; you look first, and can undo it.
        </Trans>
      </p>
      <ButtonLink href="/settings/import" variant="secondary">
        <Trans>Bring your history</Trans>
      </ButtonLink>
    </Card>
  );
}
