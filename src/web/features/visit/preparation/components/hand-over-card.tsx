import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { VisitOptions } from "#contract/visit/visit.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { lostLetters } from "#report/pdf-letters.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { ShareFile } from "#web/entry/share-file.tsx";
import { share } from "#web/ui/browser/share.ts";
import { useCopy } from "#web/ui/browser/use-copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useSavePdf, useVisitText } from "../api.ts";
import { useAskedPdf } from "../use-asked-pdf.ts";

interface HandOverCardProps {
  readonly options: VisitOptions;
  /** Unsaved questions would be missing from the file. */
  readonly isSaving: boolean;
  readonly shown: VisitReport | undefined;
  readonly children: ReactNode;
}

export function HandOverCard({ options, isSaving, shown, children }: HandOverCardProps) {
  const pdf = useSavePdf();
  const text = useVisitText();
  const lost = lostLetters(JSON.stringify(shown ?? ""));
  const isDetailed = pdf.variables?.detailed === true;
  const isOff = isSaving || options.include.length === 0;
  useAskedPdf(() => {
    if (!isOff) pdf.mutate(options);
  });
  return (
    <Card title={<Trans>Take it with you</Trans>}>
      <div className="grid gap-3">
        {options.include.length === 0 && (
          <p className="text-sm text-soft">
            <Trans>Choose at least one part to put in, above.</Trans>
          </p>
        )}
        {lost.length > 0 && <LostLetters letters={lost} />}
        <Button
          busy={pdf.isPending && !isDetailed}
          disabled={isOff || pdf.isPending}
          onClick={() => pdf.mutate(options)}
        >
          <Icon name="download" size={20} />
          <Trans>Download PDF</Trans>
        </Button>
        <Button
          variant="secondary"
          busy={pdf.isPending && isDetailed}
          disabled={isOff || pdf.isPending}
          onClick={() => pdf.mutate({ ...options, detailed: true })}
        >
          <Icon name="book" size={20} />
          <Trans>Detailed PDF</Trans>
        </Button>
        {pdf.data && <ShareFile file={pdf.data} />}
        <p className="text-sm text-soft">
          <Trans>
            The first is one page of A4. The detailed one adds every table, and your notes on side
            effects.
          </Trans>
        </p>
        <Button
          variant="secondary"
          busy={text.isPending}
          disabled={isOff}
          onClick={() => text.mutate(options)}
        >
          <Icon name="copy" size={20} />
          <Trans>Make a text to send</Trans>
        </Button>
        {text.data && (
          <TextToSend text={text.data.text} language={text.variables?.language ?? "en"} />
        )}
        <FailureNotice failure={pdf.error ?? text.error} />
        {children}
      </div>
    </Card>
  );
}

const MOST_SHOWN = 12;

function LostLetters({ letters }: { readonly letters: readonly string[] }) {
  const examples = letters.slice(0, MOST_SHOWN).join(" ");
  return (
    <Notice tone="info" title={<Trans>The PDF can't print some of your letters</Trans>}>
      <Trans>
        It shows a question mark for each of these: {examples}. Write those words in Latin letters,
        or make a text to send, which has them all.
      </Trans>
    </Notice>
  );
}

function TextToSend({ text, language }: { readonly text: string; readonly language: string }) {
  const { t } = useLingui();
  const { copy, outcome } = useCopy(text);
  return (
    <div className="grid gap-3">
      <section
        aria-label={t`The text`}
        lang={language}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        className="max-h-72 overflow-y-auto rounded-control bg-bead/60 p-3.5 text-sm break-words whitespace-pre-wrap"
      >
        {text}
      </section>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Icon name={outcome === "copied" ? "check" : "copy"} size={20} />
          <Trans>Copy as text</Trans>
        </Button>
        {"share" in navigator && (
          <Button variant="secondary" onClick={() => share({ text })}>
            <Icon name="forward" size={20} />
            <Trans>Share</Trans>
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-soft empty:hidden">
        {outcome === "copied" && t`Copied. Paste it into a message.`}
        {outcome === "failed" &&
          t`This browser doesn't let us copy. Press on the text above and choose Copy.`}
      </p>
    </div>
  );
}
