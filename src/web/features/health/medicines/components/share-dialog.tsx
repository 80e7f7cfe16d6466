import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MedicineSources } from "../view-model.ts";
import { CopyList } from "./copy-list.tsx";
import { DownloadPdf } from "./download-pdf.tsx";
import { type ListChoices, listRows, listText } from "./list-text.ts";
import { PrintedList } from "./printed-list.tsx";

interface ShareDialogProps {
  readonly sources: MedicineSources;
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

/** The list for her doctor or pharmacist: as a message, on paper, or as a PDF. */
export function ShareDialog({ sources, today, onClose }: ShareDialogProps) {
  const { i18n } = useLingui();
  const [choices, setChoices] = useState<ListChoices>({
    why: true,
    sideEffects: false,
    adherence: false,
    ended: false,
  });
  const rows = listRows(sources, choices, today, i18n);
  const text = listText(rows, today, i18n);
  const toggle = (choice: keyof ListChoices) => ({
    checked: choices[choice],
    onChange: (isChosen: boolean) => setChoices((before) => ({ ...before, [choice]: isChosen })),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Share my list</Trans>}
      description={<Trans>You decide what is on it. Your name is not, unless you tick it.</Trans>}
    >
      <div className="grid gap-5">
        <div className="grid sm:grid-cols-2">
          <Checkbox label={<Trans>What each is for</Trans>} {...toggle("why")} />
          <Checkbox label={<Trans>Side effects I noticed</Trans>} {...toggle("sideEffects")} />
          <Checkbox label={<Trans>How I took it, 30 days</Trans>} {...toggle("adherence")} />
          <Checkbox label={<Trans>Those that have ended</Trans>} {...toggle("ended")} />
        </div>
        <p className="max-h-72 overflow-y-auto rounded-control bg-bead p-4 break-words whitespace-pre-line select-all">
          {text}
        </p>
        <CopyList text={text} />
        <DownloadPdf choices={choices} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="print" size={20} />
          <Trans>Print</Trans>
        </Button>
        <p className="text-sm text-soft">
          <Trans>A message or a file can be read by whoever holds the phone.</Trans>
        </p>
      </div>
      <PrintedList rows={rows} today={today} />
    </Dialog>
  );
}
