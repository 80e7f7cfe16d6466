import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { type GlucoseUnit, glucoseUnits } from "./glucose-unit.ts";
import { NumberField } from "./number-field.tsx";
import type { MeasureField, MeasureProblems, TypedNumbers } from "./typed-measures.ts";

export function MeasureFields(props: {
  readonly typed: TypedNumbers;
  readonly unit: GlucoseUnit;
  readonly problems: MeasureProblems;
  /** What is already stored for the day, if the fields begin empty. */
  readonly hintOf?: (field: MeasureField | "bloodPressure") => ReactNode;
  readonly onChange: (field: MeasureField, text: string) => void;
  readonly onUnit: (unit: GlucoseUnit) => void;
}) {
  const { typed, unit, problems, hintOf, onChange, onUnit } = props;
  const hint = hintOf?.("bloodPressure");
  const field = (name: MeasureField) => (
    <NumberField
      field={name}
      value={typed[name]}
      unit={unit}
      hint={hintOf?.(name)}
      problem={problems[name]}
      onChange={(text) => onChange(name, text)}
    />
  );
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        {field("fastingGlucose")}
        <ChoiceChips
          legend={<Trans>Unit of glucose</Trans>}
          name="glucoseUnit"
          value={unit}
          onChange={(next) => next !== undefined && onUnit(next)}
          options={glucoseUnits.map((value) => ({ value, label: value }))}
          hint={<Trans>As your meter or laboratory writes it.</Trans>}
        />
      </div>
      <div className="grid items-start gap-x-4 gap-y-5 min-[26rem]:grid-cols-2">
        {field("insulin")}
        {field("hba1c")}
        {field("weight")}
        {field("waistCircumference")}
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">
          <Trans>Blood pressure</Trans>
        </legend>
        {hint && <p className="mb-3 text-sm text-soft">{hint}</p>}
        <div className="grid items-start gap-x-4 gap-y-5 min-[26rem]:grid-cols-2">
          {field("systolic")}
          {field("diastolic")}
        </div>
      </fieldset>
    </div>
  );
}
