import { Plural, Trans } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import type { DayEntry } from "../../device-log/view-model.ts";
import { useTransfer } from "../use-transfer.ts";
import { daysToOffer } from "../view-model.ts";
import { TransferResults } from "./transfer-results.tsx";

interface LastOfferProps {
  readonly owner: string;
  readonly today: CalendarDay;
  /** The days that are in this browser only. */
  readonly days: readonly DayEntry[];
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

/** Before what only this browser has is removed: the way into her record. */
export function LastOffer({ owner, today, days, isLeaving, onLeave }: LastOfferProps) {
  const { put, isPutting, failure, results } = useTransfer(owner);
  const waiting = daysToOffer(days, today);
  const isOffered = results === null && waiting.length > 0;
  return (
    <div className="grid gap-4">
      {results === null ? (
        <p>
          <Plural
            value={days.length}
            one="Your notes of # day are in this browser only. Logging out removes them."
            other="Your notes of # days are in this browser only. Logging out removes them."
          />{" "}
          {isOffered && (
            <Trans>
              Your moods and notes can go into your record first. What your record has already stays
              as it is.
            </Trans>
          )}
        </p>
      ) : (
        <TransferResults results={results} isLeaving />
      )}
      <FailureNotice failure={failure} />
      <div className="grid gap-3">
        {isOffered && (
          <Button busy={isPutting} disabled={isLeaving} onClick={() => void put(waiting)}>
            <Trans>Put them into my record</Trans>
          </Button>
        )}
        <Button
          variant={isOffered ? "secondary" : "primary"}
          busy={isLeaving}
          disabled={isPutting}
          onClick={onLeave}
        >
          {results === null ? <Trans>Log out and remove them</Trans> : <Trans>Log out</Trans>}
        </Button>
      </div>
    </div>
  );
}
