import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Symptom } from "#contract/symptoms.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { fieldMessage } from "#web/entry/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { severityWords } from "#web/words/severity.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { useChangeSymptom } from "../api.ts";
import { changesOf, formOf, type SymptomForm } from "../view-model.ts";

interface EditSymptomProps {
  readonly symptom: Symptom;
  readonly today: CalendarDay;
  readonly onClose: () => void;
}

/** Changes one entry; what was changed elsewhere meanwhile is not overwritten unasked. */
export function EditSymptom({ symptom, today, onClose }: EditSymptomProps) {
  const { t, i18n } = useLingui();
  const [form, setForm] = useState(() => formOf(symptom));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [other, setOther] = useState<Symptom | "deleted" | null>(null);
  const { mutateAsync, isPending } = useChangeSymptom();
  const isDateGood = isCalendarDay(form.date) && form.date <= today;

  const save = async (shown: Symptom | null) => {
    setTrouble(null);
    const changes = changesOf(symptom, form);
    if (Object.keys(changes).length === 0) return onClose();
    try {
      const outcome = await mutateAsync({ shown, id: symptom.id, changes });
      if (outcome.kind === "changed") return setOther(outcome.current ?? "deleted");
      showToast({ title: t`Saved`, description: t`Your symptom has been updated.` });
      onClose();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDateGood) void save(symptom);
  };
  return (
    <Dialog open onOpenChange={onClose} title={i18n._(symptomLabels[symptom.type])}>
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
        <Fields
          form={form}
          onChange={setForm}
          today={today}
          dateError={
            isDateGood ? fieldMessage(i18n, trouble, "date") : t`Choose today or a day before it.`
          }
        />
        {trouble !== null && <Notice tone="urgent">{i18n._(wordsOf(trouble))}</Notice>}
        {other !== null && <ChangedMeanwhile other={other} onReplace={() => void save(null)} />}
        <Button type="submit" busy={isPending} disabled={other !== null}>
          {isPending ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  readonly form: SymptomForm;
  readonly onChange: (form: SymptomForm) => void;
  readonly today: CalendarDay;
  readonly dateError: string | undefined;
}

function Fields({ form, onChange, today, dateError }: FieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <TextField
        label={<Trans>Date</Trans>}
        name="date"
        type="date"
        max={today}
        value={form.date}
        onChange={(date) => onChange({ ...form, date })}
        error={dateError}
      />
      <Slider
        label={<Trans>How strong?</Trans>}
        name="severity"
        value={form.severity}
        min={0}
        max={10}
        valueText={i18n._(severityWords(form.severity))}
        onChange={(severity) => onChange({ ...form, severity })}
      />
      <TextAreaField
        label={<Trans>Notes</Trans>}
        name="notes"
        value={form.notes}
        onChange={(notes) => onChange({ ...form, notes })}
        maxLength={2000}
      />
    </>
  );
}

interface ChangedMeanwhileProps {
  readonly other: Symptom | "deleted";
  readonly onReplace: () => void;
}

function ChangedMeanwhile({ other, onReplace }: ChangedMeanwhileProps) {
  const { i18n } = useLingui();
  if (other === "deleted") {
    return (
      <Notice tone="info">
        <Trans>This entry was deleted in another tab or on another device.</Trans>
      </Notice>
    );
  }
  const words = i18n._(severityWords(other.severity));
  return (
    <Notice tone="info" title={<Trans>This entry was changed somewhere else</Trans>}>
      <p>
        {words}
        {other.notes && `: ${other.notes}`}
      </p>
      <Button variant="secondary" className="mt-3" onClick={onReplace}>
        <Trans>Save what I typed</Trans>
      </Button>
    </Notice>
  );
}
