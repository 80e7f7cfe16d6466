import { Trans, useLingui } from "@lingui/react/macro";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { PeriodForecast } from "#domain/forecast-period.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { howSure } from "../view-model.ts";
import { OddsDrawing } from "./odds-drawing.tsx";

interface HowSureDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly facts: CycleFacts;
  readonly forecast: PeriodForecast;
}

/** Says plainly on what the forecast rests, how wide it is, and what it must not be used for. */
export function HowSureDialog({ open, onOpenChange, facts, forecast }: HowSureDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>How sure is this?</Trans>}>
      <div className="grid gap-4">
        <OddsDrawing forecast={forecast} />
        {howSure(facts, forecast, i18n).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Notice tone="info" title={<Trans>An estimate, never contraception</Trans>}>
          <Trans>
            It is worked out from dates alone and sees nothing of your body. Do not use it to
            prevent a pregnancy, and do not take it for a diagnosis.
          </Trans>
        </Notice>
      </div>
    </Dialog>
  );
}
