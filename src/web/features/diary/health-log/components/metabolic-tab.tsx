import { Trans, useLingui } from "@lingui/react/macro";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import type { TabProps } from "./form-props.ts";
import { NumberField, savedWords } from "./number-field.tsx";
import { glucoseUnits } from "./typed-numbers.ts";

/** Measured values, each in its unit. */
export function MetabolicTab(props: TabProps) {
  const { i18n } = useLingui();
  const saved = savedWords("bloodPressure", props.writing, i18n);
  return (
    <div className="grid gap-6">
      <GlucoseField {...props} />
      <div className="grid items-start gap-x-4 gap-y-5 min-[26rem]:grid-cols-2">
        <NumberField {...props} field="insulin" />
        <NumberField {...props} field="hba1c" />
        <NumberField {...props} field="weight" />
        <NumberField {...props} field="waistCircumference" />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">
          <Trans>Blood pressure</Trans>
        </legend>
        {saved && <p className="mb-3 text-sm text-soft">{saved}</p>}
        <div className="grid items-start gap-x-4 gap-y-5 min-[26rem]:grid-cols-2">
          <NumberField {...props} field="systolic" />
          <NumberField {...props} field="diastolic" />
        </div>
      </fieldset>
    </div>
  );
}

/** The unit is part of the answer: it is remembered, and the number stays as she typed it. */
function GlucoseField(props: TabProps) {
  const { unit, changeUnit } = props.writing;
  return (
    <div className="grid gap-3">
      <NumberField {...props} field="fastingGlucose" />
      <ChoiceChips
        legend={<Trans>Unit of glucose</Trans>}
        name="glucoseUnit"
        value={unit}
        onChange={(next) => next !== undefined && changeUnit(next)}
        options={glucoseUnits.map((value) => ({ value, label: value }))}
        hint={<Trans>As your meter or laboratory writes it.</Trans>}
      />
    </div>
  );
}
