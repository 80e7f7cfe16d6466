import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { TrackingKey } from "#contract/account/setup.ts";
import { FlowBead } from "#web/beads/flow-bead.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { yesNoLabels } from "#web/words/yes-no.ts";
import { type PcosAnswers, type PcosForm, withAnswer } from "../form.ts";
import type { KnownAnswers } from "../use-known-answers.ts";
import { useSetupOrder } from "../use-setup-order.ts";
import { type ScaleKey, scaleFamily } from "../view-model.ts";
import {
  knownFromWords,
  type ListKey,
  listQuestions,
  type NumberKey,
  numberQuestions,
  type YesNoKey,
  yesNoQuestions,
} from "../words.ts";
import { BeadScale } from "./bead-scale.tsx";
import { MoodFace } from "./mood-face.tsx";

type Question = ScaleKey | ListKey | NumberKey | YesNoKey;

const quick: readonly QuickQuestion[] = [
  { name: "mood", about: ["mood_scales"] },
  { name: "motivation", about: ["energy"] },
  { name: "pain_level", about: ["symptoms"], hasPain: true },
  { name: "sleep_quality", about: ["sleep"] },
  { name: "period_flow", about: ["flow"] },
];

interface QuickQuestion {
  readonly name: ScaleKey | ListKey;
  readonly about: readonly TrackingKey[];
  readonly hasPain?: boolean;
}

/** The only quick question without an answer, if it is a choice: a scale may still be moving. */
export function lastOpenChoice({ answers }: PcosForm, known: KnownAnswers) {
  const [open, ...others] = quick.filter(({ name }) => (answers[name] ?? known[name]) == null);
  return open === undefined || others.length > 0 || isScale(open.name) ? null : open.name;
}

interface Group {
  readonly title: MessageDescriptor;
  readonly questions: readonly Question[];
  readonly about: readonly TrackingKey[];
  readonly hasPain?: boolean;
}

const groups: readonly Group[] = [
  {
    title: msg`Bleeding and signs`,
    questions: ["period_flow", "bleeding_duration", "cervical_mucus"],
    about: ["flow"],
  },
  {
    title: msg`Pain and belly`,
    questions: ["pain_level", "pain_during_sex", "bloating"],
    about: ["symptoms"],
    hasPain: true,
  },
  {
    title: msg`Mood and mind`,
    questions: ["mood", "anxiety_level", "stress_level", "brain_fog"],
    about: ["mood_scales"],
  },
  {
    title: msg`Energy, food and weight`,
    questions: ["motivation", "energy_after_meals", "cravings", "weight_change"],
    about: ["energy", "cravings"],
  },
  {
    title: msg`Skin and hair`,
    questions: ["acne", "acne_area", "skin_oiliness", "hair_growth", "hair_thinning"],
    about: ["symptoms"],
  },
  { title: msg`Sleep`, questions: ["sleep_quality", "sleep_hours"], about: ["sleep"] },
  {
    title: msg`Body and day`,
    questions: ["libido", "activity_level", "caffeine", "alcohol"],
    about: ["libido"],
  },
];

interface FormProps {
  readonly form: PcosForm;
  /** Answers from other forms of the day: shown here, but sent only if answered here too. */
  readonly known: KnownAnswers;
  /** The question whose answer saves the day. */
  readonly saving: Question | null;
  readonly invalid: readonly string[];
  readonly onChange: (form: PcosForm) => void;
  readonly afterFlow: ReactNode;
}

interface FieldProps<Key> extends FormProps {
  readonly name: Key;
}

export function QuickLog(props: FormProps) {
  return (
    <div className="grid gap-6">
      {useSetupOrder(quick).map(({ name }) => (
        <AnswerField key={name} name={name} {...props} />
      ))}
      <NotesField {...props} />
    </div>
  );
}

export function DeepLog(props: FormProps) {
  return (
    <div className="grid gap-9">
      {useSetupOrder(groups).map(({ title, questions }) => (
        <QuestionGroup key={title.id} title={title} questions={questions} {...props} />
      ))}
      <NotesField {...props} />
    </div>
  );
}

function QuestionGroup({
  title,
  questions,
  ...props
}: Pick<Group, "title" | "questions"> & FormProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
      <h3 id={id} className="text-xl sm:col-span-2">
        {i18n._(title)}
      </h3>
      {questions.map((name) => (
        <div key={name} className={name in signs ? "empty:hidden sm:col-span-2" : "empty:hidden"}>
          <AnswerField name={name} {...props} />
        </div>
      ))}
    </section>
  );
}

const isScale = (name: Question): name is ScaleKey => name in scaleFamily;
const isNumber = (name: Question): name is NumberKey => name in numberQuestions;
const isYesNo = (name: Question): name is YesNoKey => name in yesNoQuestions;

function AnswerField({ name, ...props }: FieldProps<Question>) {
  if (isScale(name)) return <ScaleField name={name} {...props} />;
  if (isNumber(name)) return <NumberField name={name} {...props} />;
  if (isYesNo(name)) return <YesNoField name={name} {...props} />;
  if (name === "acne_area" && props.form.answers.acne === 0) return null;
  return (
    <>
      <ListField name={name} {...props} />
      {name === "period_flow" && props.afterFlow}
    </>
  );
}

function ScaleField({ name, form, known, onChange }: FieldProps<ScaleKey>) {
  const own = form.answers[name];
  const elsewhere = own === undefined ? known[name] : undefined;
  return (
    <BeadScale
      scale={name}
      value={own ?? elsewhere?.value}
      from={elsewhere?.from}
      onChange={(value) => onChange(withAnswer(form, name, value))}
    />
  );
}

type Signs = { readonly [Key in ListKey]?: (value: NonNullable<PcosAnswers[Key]>) => ReactNode };

const signs: Signs = {
  mood: (mood) => <MoodFace mood={mood} />,
  period_flow: (flow) => <FlowBead flow={flow} />,
};

function ListField<Key extends ListKey>({ name, form, known, saving, onChange }: FieldProps<Key>) {
  const { i18n } = useLingui();
  const { legend, values, labels } = listQuestions[name];
  const own = form.answers[name] ?? undefined;
  const elsewhere = own === undefined ? known[name] : undefined;
  return (
    <ChoiceChips<NonNullable<PcosAnswers[Key]>>
      legend={i18n._(legend)}
      name={name}
      value={own ?? elsewhere?.value}
      hint={
        elsewhere
          ? i18n._(knownFromWords[elsewhere.from])
          : saving === name
            ? i18n._(msg`Your answer saves the day.`)
            : undefined
      }
      onChange={(value) => onChange(withAnswer(form, name, value))}
      options={choicesOf(values, labels, i18n)}
      signOf={signs[name]}
    />
  );
}

function YesNoField({ name, form, onChange }: FieldProps<YesNoKey>) {
  const { i18n } = useLingui();
  const answer = form.answers[name];
  return (
    <ChoiceChips
      legend={i18n._(yesNoQuestions[name])}
      name={name}
      value={answer === undefined ? undefined : answer ? "yes" : "no"}
      onChange={(chosen) =>
        onChange(withAnswer(form, name, chosen === undefined ? chosen : chosen === "yes"))
      }
      options={choicesOf(["yes", "no"], yesNoLabels, i18n)}
    />
  );
}

function NumberField({ name, form, invalid, onChange }: FieldProps<NumberKey>) {
  const { i18n } = useLingui();
  const { label, field, inputMode, range } = numberQuestions[name];
  return (
    <TextField
      label={i18n._(label)}
      name={name}
      inputMode={inputMode}
      value={form[field]}
      error={invalid.includes(name) ? i18n._(range) : undefined}
      onChange={(text) => onChange({ ...form, [field]: text })}
      autoComplete="off"
      className="max-w-64"
      maxLength={6}
    />
  );
}

const NOTE_LENGTH = 2000;

function NotesField({ form, onChange }: FormProps) {
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
