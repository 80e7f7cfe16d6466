import type { ReactNode } from "react";
import type { Endpoint } from "#contract/endpoint.ts";
import { ApiError } from "#web/api/errors.ts";
import { DeleteWithQuestion } from "#web/ui/delete-with-question.tsx";
import type { ToastMessage } from "#web/ui/toast-store.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { useSave } from "./use-save.ts";

interface DeleteEntryProps<Entry> {
  readonly entry: Entry;
  /** What the button is called: "Delete this result". */
  readonly label: ReactNode;
  /** Names what goes, and what goes with it. */
  readonly question: ReactNode;
  /** The way back, where "Keep it" does not fit. */
  readonly keep?: ReactNode;
  readonly send: (entry: Entry) => Promise<unknown>;
  readonly refreshes: readonly Endpoint[];
  readonly toast?: ToastMessage;
  readonly onDeleted?: () => void;
}

/** Deletes an entry after asking once more, in its place. Decision 026 says why not otherwise. */
export function DeleteEntry<Entry>(props: DeleteEntryProps<Entry>) {
  const { entry, label, question, keep, send, refreshes, toast, onDeleted } = props;
  const { save, isSaving, failure } = useSave({
    send: (deleted: Entry) => orGone(send(deleted)),
    refreshes,
    ...(toast && { toast: () => toast }),
    ...(onDeleted && { onSaved: onDeleted }),
  });
  return (
    <DeleteWithQuestion
      label={label}
      question={question}
      keep={keep}
      isBusy={isSaving}
      trouble={<FailureNotice failure={failure} />}
      onDelete={() => void save(entry)}
    />
  );
}

/** What is gone already, from another tab, is as good as deleted. */
async function orGone(deleting: Promise<unknown>): Promise<void> {
  try {
    await deleting;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
