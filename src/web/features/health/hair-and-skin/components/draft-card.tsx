import { Trans, useLingui } from "@lingui/react/macro";
import { isCalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { CheckDraft } from "../view-model.ts";
import { stepTitle } from "../words.ts";

interface DraftCardProps {
  readonly draft: CheckDraft;
  readonly onResume: () => void;
  readonly onDrop: () => void;
}

/** A check she began and left: it waits in this tab until she goes on or drops it. */
export function DraftCard({ draft, onResume, onDrop }: DraftCardProps) {
  const { i18n } = useLingui();
  const { date, step } = draft;
  const day = isCalendarDay(date) ? formatDay(date, i18n.locale) : null;
  const place = stepTitle(step, i18n);
  return (
    <Card title={<Trans>You have begun a check</Trans>} className="max-w-2xl">
      <p className="mb-4 text-soft">
        {day !== null && <>{day}. </>}
        <Trans>You stopped at “{place}”. Your answers wait here until you close this tab.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onResume}>
          <Trans>Go on with it</Trans>
        </Button>
        <Button variant="secondary" onClick={onDrop}>
          <Trans>Drop it</Trans>
        </Button>
      </div>
    </Card>
  );
}
