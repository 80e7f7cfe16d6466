import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CallAnswer } from "#contract/endpoints.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { importSourceLabels } from "#web/words/imports.ts";
import { importsQuery, useUndoImport } from "../api.ts";
import { totalOf } from "../view-model.ts";

type PastImport = CallAnswer<"GET /api/imports">[number];

export function PastImports() {
  const imports = useQuery(importsQuery);
  return (
    <Loaded queries={{ imports }} waiting={null}>
      {({ imports: past }) => past.length > 0 && <PastList past={past} />}
    </Loaded>
  );
}

function PastList({ past }: { readonly past: readonly PastImport[] }) {
  const [undoing, setUndoing] = useState<PastImport | null>(null);
  const close = () => setUndoing(null);
  return (
    <Card title={<Trans>Earlier imports</Trans>}>
      <ul className="grid divide-y divide-line">
        {past.map((entry) => (
          <PastRow key={entry.id} entry={entry} onUndo={() => setUndoing(entry)} />
        ))}
      </ul>
      <Dialog open={undoing !== null} onOpenChange={close} title={<Trans>Undo this import?</Trans>}>
        {undoing !== null && <UndoForm entry={undoing} onDone={close} />}
      </Dialog>
    </Card>
  );
}

function PastRow({ entry, onUndo }: { readonly entry: PastImport; readonly onUndo: () => void }) {
  const { i18n, t } = useLingui();
  const [source, day] = [
    i18n._(importSourceLabels[entry.source]),
    formatInstantDay(entry.at, i18n.locale),
  ];
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="font-semibold first-letter:uppercase">{source}</p>
        <p className="text-sm text-soft tabular-nums">
          {day} · <Plural value={totalOf(entry.counts)} one="# entry" other="# entries" />
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t`Undo the import of ${day}: ${source}`}
        onClick={onUndo}
      >
        <Trans>Undo</Trans>
      </Button>
    </li>
  );
}

function UndoForm({ entry, onDone }: { readonly entry: PastImport; readonly onDone: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useUndoImport();
  const total = totalOf(entry.counts);
  // A mutation callback is lost if the refetched list unmounts this form first.
  const undo = async () => {
    try {
      const { removed, changedSince } = await mutateAsync(entry.id);
      const gone = t`${plural(removed, {
        one: "We removed # entry.",
        other: "We removed # entries.",
      })}`;
      const left = t`We left ${changedSince} that you changed or deleted since then.`;
      const description = changedSince > 0 ? `${gone} ${left}` : gone;
      showToast({ title: t`Import undone`, description });
      onDone();
    } catch {
      // The notice shows the mutation's error.
    }
  };
  return (
    <div className="grid gap-5">
      <p>
        <Plural value={total} one="This removes # entry." other="This removes # entries." />{" "}
        <Trans>What you changed since then stays. You can import the file again at any time.</Trans>
      </p>
      <FailureNotice failure={error} />
      <div className="grid grid-cols-2 gap-3">
        <Button variant="danger" busy={isPending} onClick={() => void undo()}>
          <Trans>Remove it</Trans>
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </div>
  );
}
