import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { CallName } from "#contract/endpoints.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { ToastMessage } from "#web/ui/toasts/toast-store.ts";
import { revisionOf } from "../conflict/conflict.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { ignoreNotFound } from "./ignore-not-found.ts";
import { useSave } from "./use-save.ts";

interface DeleteEntryProps<Entry> {
  readonly entry: Entry;
  readonly label: ReactNode;
  readonly isInRow?: boolean;
  /** Names everything that will be deleted. */
  readonly question: ReactNode;
  /** The cancel button's label, if not "Keep it". */
  readonly keep?: ReactNode;
  readonly send: (entry: Entry, revision: number) => Promise<unknown>;
  readonly refreshes: readonly CallName[];
  readonly toast?: ToastMessage;
  readonly onDeleted?: () => void;
}

/** Deletes an entry after an inline confirmation; see decision 005. */
export function DeleteEntry<Entry extends object>(props: DeleteEntryProps<Entry>) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <Question {...props} onKeep={() => setAsking(false)} />;
  const { label, isInRow } = props;
  if (isInRow) {
    return (
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="grid size-11 flex-none place-items-center rounded-full text-soft hover:bg-bead"
      >
        <Icon name="trash" size={19} />
        <span className="sr-only">{label}</span>
      </button>
    );
  }
  return (
    <Button variant="quiet" className="text-urgent" onClick={() => setAsking(true)}>
      <Icon name="trash" size={20} />
      {label}
    </Button>
  );
}

interface QuestionProps<Entry> extends DeleteEntryProps<Entry> {
  readonly onKeep: () => void;
}

function Question<Entry extends object>(props: QuestionProps<Entry>) {
  const { entry, question, keep, send, refreshes, toast, onDeleted, onKeep } = props;
  const { save, isSaving, failure, conflict } = useSave<Entry, Entry>({
    send: (version) => ignoreNotFound(send(version, revisionOf(version))),
    refreshes,
    ...(toast && { toast: () => toast }),
    ...(onDeleted && { onSaved: onDeleted }),
  });
  return (
    <div className="grid basis-full gap-3 rounded-control bg-urgent-wash p-4">
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        {question}
      </div>
      {conflict && (
        <Notice tone="info">
          <Trans>This was changed somewhere else after you opened it.</Trans>
        </Notice>
      )}
      <FailureNotice failure={failure} />
      <div className="grid grid-cols-2 gap-3">
        {/* Pressed after a conflict, it deletes the current version. */}
        <Button
          variant="danger"
          busy={isSaving}
          onClick={() => void save(conflict?.theirs ?? entry)}
        >
          <Trans>Delete</Trans>
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {keep ?? <Trans>Keep it</Trans>}
        </Button>
      </div>
    </div>
  );
}

/** The pressed button is gone, so the focus moves to the question. */
const takeFocus = (question: HTMLElement | null) => question?.focus();
