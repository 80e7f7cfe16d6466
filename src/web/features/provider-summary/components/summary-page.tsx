import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { SummarySources } from "../view-model.ts";
import { SummarySheet } from "./summary-sheet.tsx";

interface SummaryPageProps {
  /** `null` while they load. */
  readonly sources: SummarySources | null;
  readonly today: CalendarDay;
  /** Stands in place of the sheet when something could not be loaded. */
  readonly trouble: React.ReactNode;
}

/** The page to print or to show on the phone; on paper only the sheet is left. */
export function SummaryPage({ sources, today, trouble }: SummaryPageProps) {
  const [showsName, setShowsName] = useState(false);
  return (
    <div className="grid max-w-4xl gap-5">
      <div className="print:hidden">
        <TextLink href="/" className="mb-2 gap-2">
          <Icon name="back" size={20} />
          <Trans>Back to Home</Trans>
        </TextLink>
        <h1 className="text-3xl sm:text-4xl">
          <Trans>For your healthcare provider</Trans>
        </h1>
        <p className="mt-2 text-soft">
          <Trans>
            One page of what you logged, to print or to show on your phone. It is made on this
            device and sent to nobody.
          </Trans>
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Checkbox
            label={<Trans>Put my name on it</Trans>}
            checked={showsName}
            onChange={setShowsName}
          />
          <Button disabled={sources === null} onClick={() => window.print()}>
            <Icon name="print" size={20} />
            <Trans>Print or save as PDF</Trans>
          </Button>
        </div>
      </div>
      {sources === null ? (
        trouble
      ) : (
        <SummarySheet sources={sources} today={today} showsName={showsName} />
      )}
    </div>
  );
}
