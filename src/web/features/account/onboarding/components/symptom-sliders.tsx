import { Trans, useLingui } from "@lingui/react/macro";
import { onboardingSymptoms } from "#contract/profile.ts";
import { Slider } from "#web/ui/slider.tsx";
import { severityWords } from "#web/words/ratings.ts";
import { onboardingSymptomLabels } from "#web/words/symptom-type.ts";
import { type OnboardingDraft, withSeverity } from "../view-model.ts";

interface SymptomSlidersProps {
  readonly symptoms: OnboardingDraft["symptoms"];
  readonly onChange: (symptoms: OnboardingDraft["symptoms"]) => void;
}

export function SymptomSliders({ symptoms, onChange }: SymptomSlidersProps) {
  const { i18n, t } = useLingui();
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
          const severity = symptoms[name] ?? 0;
          return (
            <Slider
              key={name}
              label={i18n._(onboardingSymptomLabels[name])}
              value={severity}
              min={0}
              max={10}
              step={1}
              valueText={severity === 0 ? t`None` : i18n._(severityWords(severity))}
              onChange={(value) => onChange(withSeverity(symptoms, name, value))}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
