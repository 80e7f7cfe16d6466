import { Trans, useLingui } from "@lingui/react/macro";
import {
  CYCLE_LENGTH_MAX,
  CYCLE_LENGTH_MIN,
  CYCLE_RANGE,
  pcosAnswers,
  regularities,
} from "#contract/account/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { pcosLabels, regularityLabels } from "#web/words/profile.ts";
import { conditionLabels } from "../../setup/words.ts";
import { type FieldsProps, refusedField } from "../view-model.ts";
import { SymptomFields } from "./symptom-fields.tsx";
import { WholeNumberField } from "./whole-number-field.tsx";

export function HealthFields(props: FieldsProps) {
  const { draft, change, field, isRefused } = props;
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
          hint={t`From the first day of one period to the day before the next. Leave empty if you don't know.`}
          isRefused={isRefused}
        />
      )}
      {(draft.cycleRegularity === "irregular" || draft.cycleRegularity === "not_sure") && (
        <RangeFields {...props} />
      )}
      <ChoiceField
        legend={t`Has a doctor told you that you have PCOS?`}
        {...field("pcosDiagnosis")}
        options={choicesOf(pcosAnswers, pcosLabels, i18n)}
      />
      <ConditionFields {...props} />
      <SymptomFields draft={draft} change={change} />
    </>
  );
}

function RangeFields({ draft, field, isRefused }: FieldsProps) {
  const { t } = useLingui();
  const refused = isRefused ? refusedField(3, draft) : null;
  return (
    <fieldset className="appear grid min-w-0 gap-3" aria-describedby="cycle-range-hint">
      <legend className="mb-1 font-semibold">
        <Trans>How long are your cycles, roughly? (days)</Trans>
      </legend>
      <p id="cycle-range-hint" className="text-sm text-soft">
        <Trans>For example 28 to 75. Leave empty if you don't remember.</Trans>
      </p>
      <div className="grid grid-cols-2 gap-3">
        <WholeNumberField
          label={t`Shortest`}
          {...CYCLE_RANGE}
          {...field("shortestCycleLength")}
          isRefused={refused === "shortestCycleLength"}
        />
        <WholeNumberField
          label={t`Longest`}
          {...CYCLE_RANGE}
          {...field("longestCycleLength")}
          isRefused={refused === "longestCycleLength"}
        />
      </div>
    </fieldset>
  );
}

function ConditionFields({ toggle }: FieldsProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="grid min-w-0">
      <legend className="font-semibold">
        <Trans>Do any of these apply to you?</Trans>
      </legend>
      <Checkbox {...toggle("hasEndometriosis")} label={i18n._(conditionLabels.endo)} />
      <Checkbox {...toggle("hasPmsOrPmdd")} label={i18n._(conditionLabels.pms_pmdd)} />
    </fieldset>
  );
}
