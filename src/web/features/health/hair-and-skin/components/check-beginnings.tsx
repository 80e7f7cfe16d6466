import { Trans, useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { AcneFigure } from "../../body-figures/components/acne-figure.tsx";
import { PartingFigure } from "../../body-figures/components/parting-figure.tsx";
import { SiteFigure } from "../../body-figures/components/site-figure.tsx";
import { readSkinLook } from "../api.ts";
import type { CheckDraft } from "../view-model.ts";
import { stepTitle } from "../words.ts";

interface DraftCardProps {
  readonly draft: CheckDraft;
  readonly onResume: () => void;
  readonly onDrop: () => void;
}

export function DraftCard({ draft, onResume, onDrop }: DraftCardProps) {
  const { i18n } = useLingui();
  const { date, step } = draft;
  const day = isCalendarDay(date) ? formatDay(date, i18n.locale) : null;
  const place = stepTitle(step, i18n);
  return (
    <Card title={<Trans>You started a check</Trans>} className="max-w-2xl">
      <p className="mb-4 text-soft">
        {day !== null && <>{day}. </>}
        <Trans>You stopped at “{place}”. Your answers stay here until you close this tab.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onResume}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="secondary" onClick={onDrop}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </Card>
  );
}

export function EmptyChecks({ onBegin }: { readonly onBegin: () => void }) {
  const look = readSkinLook();
  return (
    <Card title={<Trans>No checks yet</Trans>}>
      <div className="grid max-w-2xl gap-4">
        <div className="grid grid-cols-3 gap-2 sm:gap-3">
          <SiteFigure site="chin" grade={2} look={look} />
          <AcneFigure grade={2} look={look} />
          <PartingFigure grade={1} look={look} />
        </div>
        <p>
          <Trans>
            Hair on the face and body, acne and a wider parting can come with PCOS. They change
            slowly, so checking every few months says more than every day.
          </Trans>
        </p>
        <p className="text-soft">
          <Trans>
            Mwezi shows you nine places and drawings to compare with. It takes about three minutes.
            Your doctor can use the result, and you see whether a treatment helps.
          </Trans>
        </p>
        <Button className="justify-self-start" onClick={onBegin}>
          <Icon name="plus" size={20} />
          <Trans>Start a check</Trans>
        </Button>
      </div>
    </Card>
  );
}
