import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { ApiError } from "#web/api/errors.ts";
import { DeleteWithQuestion } from "#web/ui/delete-with-question.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { ToastMessage } from "#web/ui/toast-store.ts";
import { currentOf, revisionOf } from "./conflict/conflict.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { useSave } from "./use-save.ts";

interface DeleteEntryProps<Entry> {
  readonly entry: Entry;
  /** What the button is called: "Delete this result". */
  readonly label: ReactNode;
  /** In a list: a sign, and the question on a line of its own. */
  readonly isInRow?: boolean;
  /** Names what goes, and what goes with it. */
  readonly question: ReactNode;
  /** The way back, where "Keep it" does not fit. */
  readonly keep?: ReactNode;
  /** With the revision she saw, for `ifMatch`. */
  readonly send: (entry: Entry, revision: number) => Promise<unknown>;
  readonly refreshes: readonly Endpoint[];
  readonly toast?: ToastMessage;
  readonly onDeleted?: () => void;
}

/** Deletes an entry after asking once more, in its place. Decision 026 says why not otherwise. */
export function DeleteEntry<Entry extends object>(props: DeleteEntryProps<Entry>) {
  const { entry, label, isInRow, question, keep, send, refreshes, toast, onDeleted } = props;
  const { save, isSaving, failure, conflict } = useSave<Entry, Entry>({
    send: (seen) => orGone(send(seen, revisionOf(seen))),
    refreshes,
    ...(toast && { toast: () => toast }),
    ...(onDeleted && { onSaved: onDeleted }),
  });
  return (
    <DeleteWithQuestion
      label={label}
      isInRow={isInRow}
      question={question}
      keep={keep}
      isBusy={isSaving}
      trouble={
        conflict ? (
          <Notice tone="info">
            <Trans>It was changed somewhere else since you opened it.</Trans>
          </Notice>
        ) : (
          <FailureNotice failure={failure} />
        )
      }
      // Pressed again, it deletes what is there now.
      onDelete={() => void save(conflict?.theirs ?? entry)}
    />
  );
}

/** What is gone already, from another tab, is as good as deleted. */
async function orGone(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (!isGone && currentOf(error) !== null) throw error;
  }
}
