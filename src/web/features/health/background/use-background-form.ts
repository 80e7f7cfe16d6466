import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { changeHealthBackground } from "#contract/account/health-background.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { revisionOf } from "#web/entry/conflict/conflict.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { type BackgroundBody, type SavedBackground, saveBackground } from "./api.ts";
import { bodyOf, draftOf, screeningProblem } from "./form.ts";

export type BackgroundFormState = ReturnType<typeof useBackgroundForm>;

export function useBackgroundForm(background: SavedBackground, today: CalendarDay) {
  const { t } = useLingui();
  const [base, setBase] = useState(background);
  const form = useDraft({
    form: "health-background",
    initial: () => draftOf(base),
    schema: changeHealthBackground.request.body,
    bodyOf,
    checks: (draft) => [screeningProblem(draft, today)],
  });
  const { draft } = form;
  const isTouched = JSON.stringify(bodyOf(draft)) !== JSON.stringify(bodyOf(draftOf(base)));
  const begin = (next: SavedBackground) => {
    setBase(next);
    form.begin(draftOf(next));
  };
  if (!isTouched && revisionOf(background) > revisionOf(base)) begin(background);
  const { save, isSaving, failure, conflict } = useSave<
    BackgroundBody,
    SavedBackground,
    SavedBackground
  >({
    send: saveBackground,
    base: { ...base, id: "only" },
    refreshes: ["GET /api/health-background"],
    toast: () => ({
      title: t`Health background saved`,
      description: t`You can change it any time.`,
    }),
    onSaved: begin,
  });
  return {
    draft,
    base,
    begin,
    isSaving,
    failure,
    conflict,
    isTouched,
    change: form.change,
    messageOf: (field: string) => form.messageOf(field, failure),
    submit: () => form.saveWith(save),
  };
}
