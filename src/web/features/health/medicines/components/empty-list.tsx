import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DoseBead } from "./dose-bead.tsx";

const week = ["taken", "taken", "late", "taken", "skipped", "taken", "open"] as const;

/** What the page is for, and the one next step. */
export function EmptyList({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card title={<Trans>Nothing on your list yet</Trans>} className="max-w-2xl">
      <div className="mb-4 flex max-w-72 justify-between" aria-hidden="true">
        {week.map((state, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes
          <DoseBead key={index} state={state} size={26} />
        ))}
      </div>
      <p className="mb-4 text-soft">
        <Trans>
          Add what you take, from metformin to vitamin D. Each day asks for its doses with one tap,
          and the list is ready when your doctor or pharmacist asks.
        </Trans>
      </p>
      <Button onClick={onAdd}>
        <Icon name="plus" size={20} />
        <Trans>Add medicine</Trans>
      </Button>
    </Card>
  );
}
