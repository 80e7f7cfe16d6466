import { Plural, Trans } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { DayEntry } from "../../device-log/view-model.ts";
import { useTransfer } from "../use-transfer.ts";
import { daysToOffer } from "../view-model.ts";
import { TransferResults } from "./transfer-results.tsx";

export interface RecordOfferProps {
  readonly owner: string;
  readonly today: CalendarDay;
  readonly entry: DayEntry;
  readonly days: readonly DayEntry[];
}

export function RecordOffer({ owner, today, entry, days }: RecordOfferProps) {
  const { put, isPutting, failure, results } = useTransfer(owner);
  const waiting = daysToOffer(days, today);
  const isWaiting = waiting.some(({ dateISO }) => dateISO === entry.dateISO);
  const others = waiting.length - Number(isWaiting);
  return (
    <div className="grid gap-3 border-t border-line pt-4 empty:hidden">
      {entry.inRecord && (
        <p className="inline-flex items-center gap-1.5 font-semibold text-aloe-ink">
          <Icon name="check" size={18} />
          <Trans>In your record</Trans>
        </p>
      )}
      {isWaiting && (
        <>
          <p className="text-sm text-soft">
            <Trans>
              You can add your moods and your note to your record too, encrypted and on every device
              you sign in on. What's already in your record stays.
            </Trans>
          </p>
          <Button variant="secondary" busy={isPutting} onClick={() => void put([entry])}>
            <Trans>Add these to my record</Trans>
          </Button>
        </>
      )}
      {others > 0 && (
        <Button variant="quiet" busy={isPutting} onClick={() => void put(waiting)}>
          <Plural
            value={waiting.length}
            one="Add # day to my record"
            other="Add all # days to my record"
          />
        </Button>
      )}
      {results !== null && <TransferResults results={results} />}
      <FailureNotice failure={failure} />
    </div>
  );
}
