import { Trans, useLingui } from "@lingui/react/macro";
import { saveSymptom } from "#contract/entries/symptoms.ts";
import { strengthOf } from "#domain/day/day-sources.ts";
import { type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { entryNotes } from "#web/entry/conflict/joined-notes.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { notInFuture, useDraft } from "#web/entry/drafts/use-draft.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { type OpenConflict, useSave } from "#web/entry/saving/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Slider } from "#web/ui/fields/slider.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { severityWords } from "#web/words/ratings.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { type SymptomDraft, sendSymptom } from "../api.ts";
import { changesOf, formOf, type SavedSymptom } from "../view-model.ts";

interface EditSymptomProps {
  readonly symptom: SavedSymptom;
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

export function EditSymptom({ symptom, today, onClose }: EditSymptomProps) {
  const { t, i18n } = useLingui();
  const form = useDraft({
    form: `symptom.${symptom.id}`,
    initial: () => formOf(symptom),
    schema: saveSymptom.request.body,
    bodyOf: (draft) => ({ ...draft, type: symptom.type }),
    checks: ({ date }) => [notInFuture("date", date, today)],
  });
  const { draft } = form;
  const isAnswered = strengthOf({ ...symptom, severity: draft.severity }) !== null;
  const { field } = draftFields(form);
  const { save, isSaving, failure, conflict } = useSave<SymptomDraft, SavedSymptom>({
    send: sendSymptom,
    base: symptom,
    refreshes: ["GET /api/symptoms"],
    toast: () => ({ title: t`Saved`, description: t`Your symptom has been updated.` }),
    onSaved: onClose,
  });
  const submit = () => {
    const edited = form.read();
    if (edited === null) return;
    if (Object.keys(changesOf(symptom, draft)).length === 0) onClose();
    else void save({ ...edited, date: calendarDay(edited.date) });
  };
  return (
    <Dialog open onOpenChange={onClose} title={i18n._(symptomLabels[symptom.type])}>
      <Form onSubmit={submit} className="grid grid-cols-1 gap-5">
        <TextField
          {...field("date")}
          label={<Trans>Date</Trans>}
          type="date"
          max={today}
          error={form.messageOf("date", failure)}
        />
        <Slider
          {...field("severity")}
          label={<Trans>How severe?</Trans>}
          min={0}
          max={10}
          isAnswered={isAnswered}
          valueText={isAnswered ? i18n._(severityWords(draft.severity)) : t`Not answered`}
        />
        <TextAreaField {...field("notes")} label={<Trans>Notes</Trans>} maxLength={2000} />
        <FailureNotice failure={failure} />
        <Button type="submit" busy={isSaving}>
          {isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
      </Form>
      <EditConflict conflict={conflict} onClose={onClose} />
    </Dialog>
  );
}

interface EditConflictProps {
  readonly conflict: OpenConflict<SymptomDraft, SavedSymptom> | null;
  readonly onClose: () => void;
}

function EditConflict({ conflict, onClose }: EditConflictProps) {
  const { t, i18n } = useLingui();
  return (
    <ConflictDialog
      conflict={conflict}
      rowsOf={({ date, severity, notes }) => [
        { label: t`Date`, text: formatDay(date, i18n.locale) },
        { label: t`How severe?`, text: i18n._(severityWords(severity)) },
        { label: t`Notes`, text: notes || null },
      ]}
      notes={entryNotes}
      onKeepTheirs={onClose}
    />
  );
}
