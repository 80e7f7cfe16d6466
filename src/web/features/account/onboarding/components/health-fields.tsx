import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  CYCLE_LENGTH_MAX,
  CYCLE_LENGTH_MIN,
  onboardingSymptoms,
  pcosAnswers,
  regularities,
} from "#contract/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { pcosLabels, regularityLabels } from "#web/words/profile.ts";
import { severityWords } from "#web/words/ratings.ts";
import { onboardingSymptomLabels } from "#web/words/symptom-type.ts";
import type { FieldsProps } from "../view-model.ts";
import { WholeNumberField } from "./whole-number-field.tsx";

export function HealthFields({ draft, change, field, isRefused }: FieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ChoiceField
        legend={t`How regular is your cycle?`}
        {...field("cycleRegularity")}
        options={choicesOf(regularities, regularityLabels, i18n)}
      />
      {draft.cycleRegularity === "regular" && (
        <WholeNumberField
          label={t`Average cycle length (days)`}
          min={CYCLE_LENGTH_MIN}
          max={CYCLE_LENGTH_MAX}
          placeholder="28"
          {...field("averageCycleLength")}
          hint={t`From the first day of one period to the day before the next. Leave it empty if you do not know.`}
          isRefused={isRefused}
        />
      )}
      <ChoiceField
        legend={t`Has a doctor told you that you have PCOS?`}
        {...field("pcosDiagnosis")}
        options={choicesOf(pcosAnswers, pcosLabels, i18n)}
      />
      <SymptomSliders draft={draft} change={change} />
    </>
  );
}

function answerWords(severity: number | undefined, i18n: I18n): string {
  if (severity === undefined) return i18n._(msg`Not answered`);
  return i18n._(severity === 0 ? msg`None` : severityWords(severity));
}

function SymptomSliders({ draft: { symptoms }, change }: Pick<FieldsProps, "draft" | "change">) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="font-semibold">
        <Trans>Which symptoms trouble you, and how much?</Trans>
      </legend>
      <p className="mt-1 text-sm text-soft">
        <Trans>Optional. 0 means none, 10 the worst you can imagine.</Trans>
      </p>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {onboardingSymptoms.map((name) => {
          const severity = symptoms[name];
          return (
            <Slider
              key={name}
              label={i18n._(onboardingSymptomLabels[name])}
              value={severity ?? 0}
              isAnswered={severity !== undefined}
              min={0}
              max={10}
              step={1}
              valueText={answerWords(severity, i18n)}
              onChange={(value) => change({ symptoms: { ...symptoms, [name]: value } })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
