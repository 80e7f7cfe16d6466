import { Trans } from "@lingui/react/macro";
import type { Tried } from "#contract/insights/tried.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Card } from "#web/ui/card.tsx";
import type { Marked } from "../api.ts";
import { useRemoval } from "../use-removal.ts";
import { MarkChange } from "./mark-change.tsx";
import { TriedCard } from "./tried-card.tsx";

interface TriedViewProps {
  readonly tried: readonly Tried[];
  readonly marked: Marked;
  readonly today: CalendarDay;
}

export function TriedView({ tried, marked, today }: TriedViewProps) {
  const removal = useRemoval(marked);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {tried.length === 0 && (
          <Card>
            <p>
              <Trans>
                Nothing yet. Add a medicine or supplement, or mark a change, to see your weeks
                before and after it.
              </Trans>
            </p>
          </Card>
        )}
        {tried.map((one) => (
          <TriedCard
            key={`${one.medicineId} ${one.name} ${one.from}`}
            tried={one}
            marked={marked}
            removal={removal}
          />
        ))}
        <FailureNotice failure={removal.failure} />
        {tried.length > 0 && (
          <p className="max-w-[60ch] text-sm text-soft">
            <Trans>
              Half a year before and after, one value for each week, and their median; for cycles, a
              year. It may not be the cause of what came after. Before you stop or change a
              medicine, talk to your clinic.
            </Trans>
          </p>
        )}
      </div>
      <MarkChange marked={marked} today={today} />
    </div>
  );
}
