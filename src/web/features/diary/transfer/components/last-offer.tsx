import { Plural, Trans } from "@lingui/react/macro";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { useTransfer } from "../use-transfer.ts";
import { daysToOffer } from "../view-model.ts";
import type { RecordOfferProps } from "./record-offer.tsx";
import { TransferResults } from "./transfer-results.tsx";

interface LastOfferProps extends Omit<RecordOfferProps, "entry"> {
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

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
            one="Your notes of # day are in this browser only. Signing out removes them."
            other="Your notes of # days are in this browser only. Signing out removes them."
          />{" "}
          {isOffered && (
            <Trans>
              You can add your moods and notes to your record first. What's already in your record
              stays.
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
            <Trans>Add them to my record</Trans>
          </Button>
        )}
        <Button
          variant={isOffered ? "secondary" : "primary"}
          busy={isLeaving}
          disabled={isPutting}
          onClick={onLeave}
        >
          {results === null ? <Trans>Sign out and remove them</Trans> : <Trans>Sign out</Trans>}
        </Button>
      </div>
    </div>
  );
}
