import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useDeleteLog } from "../api.ts";

/** Takes a saved day back whole, after she has said so twice. */
export function DeleteLog({ day }: { readonly day: CalendarDay }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useDeleteLog();
  const date = formatDay(day, i18n.locale);
  return (
    <>
      <Button
        variant="quiet"
        className="-my-2 -ml-3 justify-self-start"
        onClick={() => setOpen(true)}
      >
        <Icon name="trash" size={20} />
        <Trans>Delete this log</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={<Trans>Delete this log?</Trans>}
        description={<Trans>All you logged for {date} goes, and cannot be brought back.</Trans>}
      >
        {error !== null && (
          <Notice tone="urgent" title={<Trans>Failed to delete log</Trans>}>
            {i18n._(wordsOf(troubleOf(error)))}
          </Notice>
        )}
        <div className="mt-5 grid gap-3 sm:flex sm:flex-row-reverse sm:justify-start">
          <Button variant="danger" busy={isPending} onClick={() => mutate(day)}>
            <Trans>Delete</Trans>
          </Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
