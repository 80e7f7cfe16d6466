import { useState } from "react";
import type { CallName } from "#contract/endpoints.ts";
import { newId } from "#web/api/new-id.ts";
import { useMutation } from "#web/api/queries/use-mutation.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import type { ToastMessage } from "#web/ui/toasts/toast-store.ts";
import { type Conflict, currentOf, revisionOf } from "../conflict/conflict.ts";
import { useRefresh } from "./use-refresh.ts";

export interface SaveTarget<Entry> {
  /** The same until the save succeeds, so that a retry creates no duplicate. */
  readonly id: string;
  readonly base: Entry | null;
  readonly revision: number;
  /** An earlier attempt failed, but may have arrived. */
  readonly isAgain: boolean;
}

interface SaveOptions<Draft, Entry, Answer> {
  readonly send: (draft: Draft, target: SaveTarget<Entry>) => Promise<Answer>;
  readonly base?: (Entry & { readonly id: string }) | null;
  readonly refreshes: readonly CallName[];
  readonly toast?: (draft: Draft) => ToastMessage;
  readonly onSaved?: (answer: Answer, draft: Draft) => void;
  readonly onFailed?: (failure: Error) => void;
  /** A single tap without typed input: a conflict is then an ordinary failure. */
  readonly isOneTap?: boolean;
}

export interface OpenConflict<Draft, Entry> extends Conflict<Draft, Entry> {
  readonly replace: (draft: Draft) => Promise<boolean>;
  readonly close: () => void;
}

export interface Saving<Draft, Entry> {
  /** Returns whether it was saved. The caller still has the draft for a retry. */
  readonly save: (draft: Draft) => Promise<boolean>;
  readonly isSaving: boolean;
  readonly failure: Error | null;
  readonly conflict: OpenConflict<Draft, Entry> | null;
}

/** Sends the same id on every attempt and returns failures and conflicts for the form. */
export function useSave<Draft, Entry extends object = never, Answer = unknown>(
  options: SaveOptions<Draft, Entry, Answer>,
): Saving<Draft, Entry> {
  const { send, base = null, refreshes, toast, onSaved, onFailed, isOneTap } = options;
  const [id, setId] = useState(newId);
  const [conflict, setConflict] = useState<Conflict<Draft, Entry> | null>(null);
  const refresh = useRefresh();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ draft, target }: { draft: Draft; target: SaveTarget<Entry> }) =>
      send(draft, target),
    onSuccess: () => refresh(refreshes),
    onError: () => void refresh(refreshes),
  });

  const attempt = async (draft: Draft, onto: Entry | null): Promise<boolean> => {
    setConflict(null);
    try {
      const target = {
        id: base?.id ?? id,
        base: onto,
        revision: revisionOf(onto),
        isAgain: error !== null,
      };
      const answer = await mutateAsync({ draft, target });
      setId(newId());
      if (toast) showToast(toast(draft));
      onSaved?.(answer, draft);
      return true;
    } catch (failed) {
      const theirs = isOneTap ? undefined : currentOf<Entry>(failed);
      if (theirs !== undefined) setConflict({ mine: draft, theirs });
      else onFailed?.(failed as Error);
      return false;
    }
  };
  const close = () => {
    setConflict(null);
    reset();
  };
  return {
    save: (draft) => attempt(draft, base),
    isSaving: isPending,
    failure: conflict === null ? error : null,
    conflict: conflict && {
      ...conflict,
      replace: (draft) => attempt(draft, conflict.theirs),
      close,
    },
  };
}
