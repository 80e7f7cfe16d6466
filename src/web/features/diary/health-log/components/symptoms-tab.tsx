import { Trans, useLingui } from "@lingui/react/macro";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import { strengthOf } from "#domain/day/day-sources.ts";
import { Slider } from "#web/ui/fields/slider.tsx";
import { severityWords } from "#web/words/ratings.ts";
import {
  type SymptomGroup,
  symptomGroupLabels,
  symptomGroups,
  symptomLabels,
} from "#web/words/symptom-type.ts";
import { SymptomToggles } from "../../symptoms/components/symptom-toggles.tsx";
import { SEVERITY_START, withoutSymptom, withSymptom } from "../form.ts";
import type { TabProps } from "../use-health-form.ts";
import { dailyLogWords } from "../words.ts";

export function SymptomsTab(props: TabProps) {
  return (
    <div className="grid gap-6">
      <p className="text-soft">
        <Trans>Choose what you feel, then how severe it is. 10 is the worst you can imagine.</Trans>
      </p>
      {symptomGroups.map(({ group, types }) => (
        <SymptomGroupField key={group} {...props} group={group} types={types} />
      ))}
    </div>
  );
}

interface SymptomGroupFieldProps extends TabProps {
  readonly group: SymptomGroup;
  readonly types: readonly SymptomType[];
}

function SymptomGroupField({ group, types, state, problems, onChange }: SymptomGroupFieldProps) {
  const { t, i18n } = useLingui();
  const { form, record, dailyLog } = state;
  const savedOf = (type: SymptomType) => record?.symptoms.find((symptom) => symptom.type === type);
  const strengthSaved = (type: SymptomType) => {
    const saved = savedOf(type);
    return saved === undefined ? null : strengthOf(saved);
  };
  const savedWordsOf = (type: SymptomType) => {
    const ofLog = dailyLog.symptoms.get(type);
    if (typeof ofLog === "number") return dailyLogWords(severityWords(ofLog), i18n);
    if (savedOf(type) === undefined) return undefined;
    const strength = strengthSaved(type);
    const words = strength === null ? t`logged` : i18n._(severityWords(strength));
    return t`Logged that day: ${words}`;
  };
  const toggle = (type: SymptomType) => {
    const isChosen = form.symptoms[type] !== undefined;
    const severity = strengthSaved(type) ?? SEVERITY_START;
    onChange(isChosen ? withoutSymptom(form, type) : withSymptom(form, type, severity));
  };
  const chosen = types.flatMap((type) => {
    const severity = form.symptoms[type];
    return severity === undefined ? [] : [{ type, severity }];
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{i18n._(symptomGroupLabels[group])}</legend>
      <SymptomToggles
        types={types}
        isChosen={(type) => form.symptoms[type] !== undefined}
        onToggle={toggle}
      />
      <DailyLogSymptoms
        symptoms={[...dailyLog.symptoms].filter(
          ([type]) => types.includes(type) && form.symptoms[type] === undefined,
        )}
      />
      {chosen.length > 0 && (
        <div className="appear mt-3 grid gap-2 rounded-control bg-paper p-4">
          {chosen.map(({ type, severity }) => (
            <Slider
              key={type}
              label={i18n._(symptomLabels[type])}
              name={type}
              value={severity}
              min={0}
              max={10}
              valueText={i18n._(severityWords(severity))}
              onChange={(next) => onChange(withSymptom(form, type, next))}
              hint={savedWordsOf(type)}
              error={problems[type] && i18n._(problems[type])}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface DailyLogSymptomsProps {
  readonly symptoms: readonly (readonly [SymptomType, number | null])[];
}

function DailyLogSymptoms({ symptoms }: DailyLogSymptomsProps) {
  const { i18n } = useLingui();
  if (symptoms.length === 0) return null;
  const words = symptoms.map(([type, severity]) => {
    const label = i18n._(symptomLabels[type]);
    return severity === null ? label : `${label} ${i18n._(severityWords(severity))}`;
  });
  return (
    <p className="mt-2 text-sm text-soft">
      <Trans>From your daily log: {words.join("; ")}</Trans>
    </p>
  );
}
