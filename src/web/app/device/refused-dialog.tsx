import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { OfflineKind } from "#contract/kinds.ts";
import type { Item } from "#web/api/outbox/item.ts";
import { kindOf } from "#web/api/outbox/kinds.ts";
import { flushOutbox, insistOn, letGo } from "#web/api/outbox/outbox.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { type Choices, fetchChoices } from "./refused-choices.ts";
import { writtenFields } from "./refused-fields.ts";
import { kindWords, reasonWords } from "./refused-words.ts";

interface RefusedDialogProps {
  readonly refused: readonly Item[];
  readonly onClose: () => void;
}

export function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={<Trans>Still on this device</Trans>}>
      <ul className="grid gap-4">
        {refused.map((item) => (
          <RefusedItem key={item.order} item={item} />
        ))}
      </ul>
    </Dialog>
  );
}

function RefusedItem({ item }: { readonly item: Item }) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: Promise<void>) => {
    setBusy(true);
    try {
      await work;
      await flushOutbox();
      await client.invalidateQueries();
    } finally {
      setBusy(false);
    }
  };
  const kind = i18n._(kindWords(kindOf(item.path)?.name));
  const written = formatInstantDay(item.at, i18n.locale);
  const status = item.refusal?.status;
  return (
    <li className="grid gap-2 rounded-control bg-bead p-4">
      <p className="font-semibold">
        {kind}, {written}
      </p>
      <p className="text-soft">{i18n._(reasonWords(item.refusal ?? {}))}</p>
      <Fields body={item.body} kind={kindOf(item.path)?.name} />
      <div className="flex flex-wrap gap-2">
        {status !== 404 && (
          <Button variant="secondary" busy={isBusy} onClick={() => void act(insistOn(item.order))}>
            {status === 422 ? <Trans>Try again</Trans> : <Trans>Save mine</Trans>}
          </Button>
        )}
        <Button variant="quiet" busy={isBusy} onClick={() => void act(letGo(item.order))}>
          <Trans>Discard it</Trans>
        </Button>
      </div>
    </li>
  );
}

function Fields({
  body,
  kind,
}: {
  readonly body: unknown;
  readonly kind: OfflineKind | undefined;
}) {
  const { i18n } = useLingui();
  const choices = useChoices(kind);
  if (choices === null) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
      {writtenFields(body, i18n, choices).map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useChoices(kind: OfflineKind | undefined): Choices | null {
  const [choices, setChoices] = useState<Choices | null>(null);
  useEffect(() => {
    // Without labels the raw values are shown, so that the user can still decide.
    fetchChoices(kind).then(setChoices, () => setChoices({}));
  }, [kind]);
  return choices;
}
