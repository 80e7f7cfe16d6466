import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { currentOf, revisionOf } from "#web/entry/conflict/conflict.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { dayLogQuery, restsOnLogs, type SavedLog, saveLog } from "./api.ts";
import { formOf, type LogDraft, logDraftOf, type PcosForm } from "./form.ts";

export type SaveState = "unsaved" | "saving" | "saved" | "blank";

export interface DayFormInput {
  readonly owner: string;
  readonly day: CalendarDay;
  readonly log: SavedLog | null;
  readonly onTouched: () => void;
  readonly onSaved: (log: DailyLog) => void;
}

interface Draft extends LogDraft {
  readonly isTouched: boolean;
}

const startFrom = (log: SavedLog | null): Draft => ({
  form: formOf(log),
  revision: revisionOf(log),
  isTouched: false,
});

export function useDayForm({ owner, day, log, onTouched, onSaved }: DayFormInput) {
  const { t } = useLingui();
  const { draft, setDraft } = useLogDraft(owner, day, log);
  const send = useSendLog();
  const { save, isSaving, failure } = useSave({
    send: (log: DailyLog) => send(log, draft.revision),
    refreshes: restsOnLogs,
    onSaved: (answer) => {
      // Answers given while the save was pending stay unsaved.
      setDraft((now) =>
        now.form === draft.form ? startFrom(answer) : { ...now, revision: answer.revision },
      );
      onSaved(answer);
    },
    onFailed: () =>
      showToast({
        title: t`Failed to save log`,
        description: t`Please try again.`,
        variant: "destructive",
      }),
  });
  return {
    form: draft.form,
    change: (form: PcosForm) => {
      onTouched();
      setDraft((now) => ({ ...now, form, isTouched: true }));
    },
    save,
    failure,
    state: stateOf(draft, isSaving),
    isChangedElsewhere: draft.revision !== revisionOf(log) && !isSaving,
    keepMine: () => setDraft((now) => ({ ...now, revision: revisionOf(log) })),
    takeTheirs: () => setDraft(startFrom(log)),
  };
}

function stateOf({ isTouched, revision }: Draft, isSaving: boolean): SaveState {
  if (isSaving) return "saving";
  if (isTouched) return "unsaved";
  return revision === 0 ? "blank" : "saved";
}

function useLogDraft(owner: string, day: CalendarDay, log: SavedLog | null) {
  const [draft, setDraft] = useState<Draft>(() => {
    const unsaved = logDraftOf(owner, day).read();
    return unsaved === null ? startFrom(log) : { ...unsaved, isTouched: true };
  });
  if (!draft.isTouched && draft.revision !== revisionOf(log)) setDraft(startFrom(log));

  useEffect(() => {
    const { form, revision, isTouched } = draft;
    logDraftOf(owner, day).write(isTouched ? { form, revision } : null);
  }, [draft, owner, day]);
  return { draft, setDraft };
}

/** Sends a log and caches the server's version, whether saved or in conflict. */
function useSendLog() {
  const client = useQueryClient();
  return async (log: DailyLog, revision: number): Promise<SavedLog> => {
    const know = (current: SavedLog | null) =>
      client.setQueryData(dayLogQuery(log.date).queryKey, current);
    try {
      const answer = await saveLog(log, revision);
      know(answer);
      return answer;
    } catch (error) {
      const current = currentOf<SavedLog>(error);
      if (current !== undefined) know(current);
      throw error;
    }
  };
}
