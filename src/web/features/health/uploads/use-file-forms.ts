import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { changeUpload } from "#contract/entries/uploads.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { notInFuture, useDraft } from "#web/entry/drafts/use-draft.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { type FileDraft, send } from "./api.ts";
import { nameWithoutEnding, type Prepared } from "./view-model.ts";

export const useFileDraft = (form: string | null, { name, date }: FileDraft, today: CalendarDay) =>
  useDraft<FileDraft, typeof changeUpload.request.body>({
    form,
    initial: { name, date },
    schema: changeUpload.request.body,
    bodyOf: (draft) => draft,
    checks: (draft) => [notInFuture("date", draft.date, today)],
  });

type SizeChoice = "smaller" | "whole";

export interface AddFormParts {
  readonly file: File;
  readonly prepared: Extract<Prepared, { kind: "ready" }>;
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** Closing the dialog cancels the upload, because data costs money. */
export function useAddForm({ file, prepared, today, onDone }: AddFormParts) {
  const { t } = useLingui();
  // A file can't be stored as a draft, and its fields are useless without it.
  const form = useFileDraft(null, { name: nameWithoutEnding(file.name), date: today }, today);
  const [choice, setChoice] = useState<SizeChoice>(prepared.smaller ? "smaller" : "whole");
  const [sent, setSent] = useState(0);
  const [line, setLine] = useState<AbortController | null>(null);
  useEffect(() => () => line?.abort(), [line]);
  const bytes = (choice === "smaller" ? prepared.smaller : null) ?? file;

  const { save, isSaving, failure } = useSave({
    send: ({ signal, ...words }: FileDraft & { readonly signal: AbortSignal }, { id, isAgain }) =>
      send({ id, bytes, ...words, isAgain, onProgress: setSent, signal }),
    refreshes: ["GET /api/uploads"],
    toast: () => ({ title: t`File saved`, description: t`Only you can open it.` }),
    onSaved: onDone,
  });
  const submit = () => {
    if (form.read() === null) return;
    const controller = new AbortController();
    setLine(controller);
    setSent(0);
    const { name, date } = form.draft;
    void save({ name: name.trim(), date, signal: controller.signal });
  };
  return {
    form,
    choice,
    setChoice,
    bytes,
    sent,
    isSaving,
    isAgain: failure !== null,
    failure: line?.signal.aborted ? null : failure,
    stop: () => line?.abort(),
    submit,
  };
}
