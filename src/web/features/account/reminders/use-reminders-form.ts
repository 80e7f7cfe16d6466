import { useLingui } from "@lingui/react/macro";
import { changeReminders, type RevisedReminders } from "#contract/push/reminders.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { saveReminders } from "./api.ts";
import { bodyOf, draftOf } from "./form.ts";

export type RemindersForm = ReturnType<typeof useRemindersForm>;

export function useRemindersForm(reminders: RevisedReminders) {
  const { t } = useLingui();
  const form = useDraft({
    form: "reminders",
    initial: () => draftOf(reminders),
    schema: changeReminders.request.body,
    bodyOf,
  });
  const { save, isSaving, failure } = useSave({
    send: saveReminders,
    refreshes: ["GET /api/reminders", "GET /api/reminders/due"],
    toast: () => ({
      title: t`Reminders saved`,
      description: t`You can change them any time.`,
    }),
    isOneTap: true,
  });
  return {
    draft: form.draft,
    change: form.change,
    isSaving,
    failure,
    messageOf: (field: string) => form.messageOf(field, failure),
    submit: () => form.saveWith(save),
  };
}
