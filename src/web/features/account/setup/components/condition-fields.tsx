import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { conditionKeys, pcosFlagKeys, type SetupStepProps } from "../view-model.ts";
import { conditionLabels, pcosFlagLabels } from "../words.ts";

export function ConditionFields({ answers, change }: SetupStepProps) {
  const { t, i18n } = useLingui();
  const { conditions } = answers;
  return (
    <>
      <fieldset className="grid min-w-0">
        <legend className="font-semibold">
          <Trans>Do any of these concern you?</Trans>
        </legend>
        {conditionKeys.map((key) => (
          <Checkbox
            key={key}
            name={key}
            label={i18n._(conditionLabels[key])}
            checked={conditions[key]}
            onChange={(ticked) => change({ conditions: { ...conditions, [key]: ticked } })}
          />
        ))}
      </fieldset>
      {conditions.pcos && <PcosFlags answers={answers} change={change} />}
      <TextAreaField
        label={t`Notes (optional)`}
        name="conditionNotes"
        rows={2}
        maxLength={2000}
        value={answers.conditionNotes}
        onChange={(conditionNotes) => change({ conditionNotes })}
      />
    </>
  );
}

function PcosFlags({ answers: { pcosFlags }, change }: SetupStepProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="appear grid min-w-0 rounded-card bg-hibiscus-wash px-4 py-2">
      <legend className="sr-only">
        <Trans>With PCOS, what do you notice?</Trans>
      </legend>
      <p className="pt-1 text-sm" aria-hidden="true">
        <Trans>With PCOS, what do you notice?</Trans>
      </p>
      {pcosFlagKeys.map((key) => (
        <Checkbox
          key={key}
          name={key}
          label={i18n._(pcosFlagLabels[key])}
          checked={pcosFlags[key]}
          onChange={(ticked) => change({ pcosFlags: { ...pcosFlags, [key]: ticked } })}
        />
      ))}
    </fieldset>
  );
}
