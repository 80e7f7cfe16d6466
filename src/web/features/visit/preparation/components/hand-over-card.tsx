import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { VisitOptions } from "#contract/visit.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useSavePdf, useVisitText } from "../api.ts";
import { TextToSend } from "./text-to-send.tsx";

interface HandOverCardProps {
  readonly options: VisitOptions;
  /** Unsaved questions would be missing from a file made now. */
  readonly isSaving: boolean;
  /** Another way: the link. */
  readonly children: ReactNode;
}

/** The ways to hand the report over. */
export function HandOverCard({ options, isSaving, children }: HandOverCardProps) {
  const pdf = useSavePdf();
  const text = useVisitText();
  const isDetailed = pdf.variables?.detailed === true;
  const isOff = isSaving || options.include.length === 0;
  return (
    <Card title={<Trans>Take it with you</Trans>}>
      <div className="grid gap-3">
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
        {text.data && <TextToSend text={text.data.text} />}
        <FailureNotice failure={pdf.error ?? text.error} />
        {children}
      </div>
    </Card>
  );
}
