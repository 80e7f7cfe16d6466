import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import type { Write } from "#web/api/writes.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { concernsOfWrites } from "../saved-story.ts";
import { ConcernCard } from "./concern-card.tsx";

const nameOf = ({ key, subject, evidence }: Concern) => JSON.stringify([key, subject, evidence]);

export function SavedConcerns({ writes }: { readonly writes: readonly Write[] }) {
  const client = useQueryClient();
  const { today } = useClock();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const concerns = concernsOfWrites(writes, client, today).filter(
    (concern) => concern.key !== "self-harm" && !dismissed.includes(nameOf(concern)),
  );
  const isInPregnancy = concerns.some(({ key }) => key === "preg-bleed");
  const dismiss = () => setDismissed([...dismissed, ...concerns.map(nameOf)]);
  return (
    <Dialog
      open={concerns.length > 0}
      onOpenChange={dismiss}
      title={
        isInPregnancy ? (
          <Trans>Are you bleeding in pregnancy?</Trans>
        ) : (
          <Trans>Please read this now</Trans>
        )
      }
      description={
        <Trans>What you just logged may not be able to wait. This isn't a diagnosis.</Trans>
      }
    >
      <div className="grid gap-4">
        {concerns.map((concern) => (
          <ConcernCard key={nameOf(concern)} concern={concern} />
        ))}
        {isInPregnancy && (
          <TextLink href="/settings/profile#life-stages">
            <Trans>My pregnancy has ended</Trans>
          </TextLink>
        )}
        <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
          <ButtonLink href="/guidance">
            <Trans>See guidance</Trans>
          </ButtonLink>
          <Button variant="secondary" onClick={dismiss}>
            <Trans>Dismiss</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
