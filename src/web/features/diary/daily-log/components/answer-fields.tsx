import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { flows } from "#contract/cycles.ts";
import { pcosMoods } from "#contract/daily-log.ts";
import { FlowBead } from "#web/beads/flow-bead.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { flowLabels } from "#web/words/cycles.ts";
import { moodLabels } from "#web/words/daily-log.ts";
import { yesNoLabels } from "#web/words/yes-no.ts";
import { FIRST_ANSWERS, type PcosAnswers, type PcosForm, withAnswer } from "../form.ts";
import type { ScaleKey } from "../view-model.ts";
import { BeadScale, type ScaleTone } from "./bead-scale.tsx";
import { MoodFace } from "./mood-face.tsx";

/** What every part of the form gets: the form as it stands, and how to change it. */
export interface FormProps {
  readonly form: PcosForm;
  /** The typed fields that could not be read when she last saved. */
  readonly invalid: readonly string[];
  readonly onChange: (form: PcosForm) => void;
}

interface ScaleFieldProps extends FormProps {
  readonly scale: ScaleKey;
  readonly tone: ScaleTone;
}

export function ScaleField({ form, onChange, scale, tone }: ScaleFieldProps) {
  return (
    <BeadScale
      scale={scale}
      tone={tone}
      // A value stands there which she did not choose. What the form shows is what is saved.
      hint={scale in FIRST_ANSWERS && <Trans>starts at 5</Trans>}
      value={form.answers[scale]}
      onChange={(value) => onChange(withAnswer(form, scale, value))}
    />
  );
}

export function MoodField({ form, onChange }: FormProps) {
  const { i18n } = useLingui();
  return (
    <ChoiceChips
      legend={<Trans>Mood</Trans>}
      name="mood"
      value={form.answers.mood}
      onChange={(mood) => onChange(withAnswer(form, "mood", mood))}
      options={choicesOf(pcosMoods, moodLabels, i18n)}
      signOf={(mood) => <MoodFace mood={mood} />}
    />
  );
}

export function FlowField({ form, onChange }: FormProps) {
  const { i18n } = useLingui();
  return (
    <ChoiceChips
      legend={<Trans>Period flow</Trans>}
      name="period_flow"
      value={form.answers.period_flow}
      onChange={(flow) => onChange(withAnswer(form, "period_flow", flow))}
      options={choicesOf(flows, flowLabels, i18n)}
      signOf={(flow) => <FlowBead flow={flow} />}
    />
  );
}

type ListKey = Extract<
  keyof PcosAnswers,
  | "cravings"
  | "energy_after_meals"
  | "weight_change"
  | "acne_area"
  | "cervical_mucus"
  | "activity_level"
>;

interface ListFieldProps<Key extends ListKey> extends FormProps {
  readonly field: Key;
  readonly legend: ReactNode;
  readonly values: readonly NonNullable<PcosAnswers[Key]>[];
  readonly labels: Record<NonNullable<PcosAnswers[Key]>, MessageDescriptor>;
}

/** One of a few words. */
export function ListField<Key extends ListKey>(props: ListFieldProps<Key>) {
  const { form, onChange, field, legend, values, labels } = props;
  const { i18n } = useLingui();
  return (
    <ChoiceChips<NonNullable<PcosAnswers[Key]>>
      legend={legend}
      name={field}
      value={form.answers[field] ?? undefined}
      onChange={(value) => onChange(withAnswer(form, field, value))}
      options={choicesOf(values, labels, i18n)}
    />
  );
}

interface YesNoFieldProps extends FormProps {
  readonly field: "caffeine" | "alcohol";
  readonly legend: ReactNode;
}

export function YesNoField({ form, onChange, field, legend }: YesNoFieldProps) {
  const { i18n } = useLingui();
  const answer = form.answers[field];
  const value = answer === undefined ? undefined : answer ? "yes" : "no";
  return (
    <ChoiceChips
      legend={legend}
      name={field}
      value={value}
      onChange={(chosen) =>
        onChange(withAnswer(form, field, chosen === undefined ? undefined : chosen === "yes"))
      }
      options={choicesOf(["yes", "no"], yesNoLabels, i18n)}
    />
  );
}

interface NumberFieldProps extends FormProps {
  readonly label: ReactNode;
  /** The answer it becomes. */
  readonly name: "sleep_hours" | "bleeding_duration";
  readonly field: "sleepHours" | "bleedingDays";
  readonly inputMode: "decimal" | "numeric";
  /** What it takes, where it could not be read. */
  readonly range: string;
}

/** A number as she types it, comma or point; it is read when she saves. */
export function NumberField(props: NumberFieldProps) {
  const { form, invalid, onChange, label, name, field, inputMode, range } = props;
  return (
    <TextField
      label={label}
      name={name}
      inputMode={inputMode}
      value={form[field]}
      error={invalid.includes(name) ? range : undefined}
      onChange={(text) => onChange({ ...form, [field]: text })}
      autoComplete="off"
      className="max-w-64"
      maxLength={6}
    />
  );
}

export function NotesField({ form, onChange }: FormProps) {
  return (
    <TextAreaField
      label={<Trans>Notes</Trans>}
      name="notes"
      value={form.notes}
      maxLength={NOTE_LENGTH}
      rows={2}
      onChange={(notes) => onChange({ ...form, notes })}
    />
  );
}

/** As long as the server takes them. */
const NOTE_LENGTH = 2000;
