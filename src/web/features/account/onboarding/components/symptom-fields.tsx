import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { onboardingSymptoms } from "#contract/account/profile.ts";
import { Slider } from "#web/ui/fields/slider.tsx";
import { severityWords } from "#web/words/ratings.ts";
import { toldSymptomLabel } from "#web/words/symptom-type.ts";
import { type FieldsProps, withSymptom } from "../view-model.ts";

type SymptomFieldsProps = Pick<FieldsProps, "draft" | "change">;

export function SymptomFields({ draft: { symptoms }, change }: SymptomFieldsProps) {
  const { i18n } = useLingui();
  const chosen = onboardingSymptoms.flatMap((name) => {
    const severity = symptoms[name];
    return severity === undefined ? [] : [{ name, severity }];
  });
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">
          <Trans>Which symptoms bother you?</Trans>
        </legend>
        <p className="-mt-1 mb-3 text-sm text-soft">
          <Trans>Optional. Choose as many as you like.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          {onboardingSymptoms.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={symptoms[name] !== undefined}
              onClick={() => change({ symptoms: withSymptom(symptoms, name) })}
              className="min-h-11 rounded-full bg-card px-4 py-2 text-left text-[0.95rem] leading-tight ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-hibiscus"
            >
              {i18n._(toldSymptomLabel(name))}
            </button>
          ))}
        </div>
      </fieldset>
      {chosen.length > 0 && (
        <fieldset className="appear min-w-0 rounded-card bg-hibiscus-wash p-4 sm:p-5">
          <legend className="sr-only">
            <Trans>How severe?</Trans>
          </legend>
          <p className="mb-3 text-sm" aria-hidden="true">
            <Trans>How severe? 10 is the worst you can imagine.</Trans>
          </p>
          <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {chosen.map(({ name, severity }) => (
              <Slider
                key={name}
                label={i18n._(toldSymptomLabel(name))}
                value={severity}
                min={0}
                max={10}
                step={1}
                valueText={i18n._(severity === 0 ? msg`None` : severityWords(severity))}
                onChange={(next) => change({ symptoms: { ...symptoms, [name]: next } })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
