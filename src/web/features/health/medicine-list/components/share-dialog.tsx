import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { DocumentLanguage } from "#web/entry/document-language.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { ShareFile } from "#web/entry/share-file.tsx";
import { share } from "#web/ui/browser/share.ts";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { MedicineSources } from "../../medicines/view-model.ts";
import { useDownloadList } from "../api.ts";
import { type ListChoices, listRows, listText } from "../view-model.ts";
import { PrintedList } from "./printed-list.tsx";

interface ShareDialogProps {
  readonly sources: MedicineSources;
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

export function ShareDialog({ sources, today, onClose }: ShareDialogProps) {
  const { i18n } = useLingui();
  const [choices, setChoices] = useState<ListChoices>({
    withWhy: true,
    withSideEffects: false,
    withAdherence: false,
    withEnded: false,
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
      description={<Trans>You decide what is on it. Your name isn't, unless you tick it.</Trans>}
    >
      <div className="grid gap-5">
        <div className="grid sm:grid-cols-2">
          <Checkbox label={<Trans>What each is for</Trans>} {...toggle("withWhy")} />
          <Checkbox label={<Trans>Side effects I noticed</Trans>} {...toggle("withSideEffects")} />
          <Checkbox label={<Trans>How I took it, 30 days</Trans>} {...toggle("withAdherence")} />
          <Checkbox label={<Trans>Those you've stopped</Trans>} {...toggle("withEnded")} />
        </div>
        <p className="max-h-72 overflow-y-auto rounded-control bg-bead p-4 break-words whitespace-pre-line select-all">
          {text}
        </p>
        <Message text={text} />
        <PdfDownload choices={choices} />
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="print" size={20} />
          <Trans>Print</Trans>
        </Button>
        <p className="text-sm text-soft">
          <Trans>Anyone who holds the phone can read a message or a file.</Trans>
        </p>
      </div>
      <PrintedList rows={rows} today={today} />
    </Dialog>
  );
}

function Message({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(text);
  const canShare = "share" in navigator;
  return (
    <div className="grid gap-3">
      {canShare && (
        <Button onClick={() => share({ text })}>
          <Icon name="forward" size={20} />
          <Trans>Send as a message</Trans>
        </Button>
      )}
      <Button variant={canShare ? "secondary" : "primary"} onClick={copy}>
        <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
        <Trans>Copy as text</Trans>
      </Button>
      <p role="status" className="text-sm text-soft empty:hidden">
        {outcome === "copied" && t`Copied. Paste it into a message.`}
        {outcome === "failed" &&
          t`This browser doesn't let us copy. Press on the text above and choose Copy.`}
      </p>
    </div>
  );
}

function PdfDownload({ choices }: { readonly choices: ListChoices }) {
  const { i18n, t } = useLingui();
  const [withName, setWithName] = useState(false);
  const [chosen, setLanguage] = useState<LanguageTag>("en");
  const { mutate, isPending, data, error, variables } = useDownloadList();
  const language = chosen === i18n.locale ? chosen : "en";
  const isEnglish = variables?.language === undefined;
  return (
    <div className="grid gap-3">
      <Checkbox
        label={<Trans>Put my name on the PDF</Trans>}
        checked={withName}
        onChange={setWithName}
      />
      <DocumentLanguage language={language} onChange={setLanguage} />
      <Button
        variant="secondary"
        busy={isPending}
        onClick={() => mutate({ ...choices, withName, ...(language !== "en" && { language }) })}
      >
        <Icon name="download" size={20} />
        <Trans>Download PDF</Trans>
      </Button>
      {data && <ShareFile file={data} />}
      <FailureNotice failure={error} />
      <p role="status" className="text-sm text-soft empty:hidden">
        {data &&
          (isEnglish
            ? t`Saved to your downloads. The PDF is in English.`
            : t`Saved to your downloads.`)}
      </p>
    </div>
  );
}
