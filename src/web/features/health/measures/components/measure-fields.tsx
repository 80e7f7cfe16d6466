import { useLingui } from "@lingui/react/macro";
import { TextField } from "#web/ui/text-field.tsx";
import {
  type EntryDraft,
  type EntryProblems,
  type GlucoseUnit,
  type Measure,
  type TypedField,
  typedFields,
  unitOf,
} from "../view-model.ts";
import { fieldLabels } from "./labels.tsx";

interface MeasureFieldsProps {
  readonly typed: EntryDraft["typed"];
  readonly problems: EntryProblems;
  readonly glucoseUnit: GlucoseUnit;
  readonly onChange: (field: TypedField, text: string) => void;
}

const measureOf = (field: TypedField): Measure =>
  field === "systolic" || field === "diastolic" ? "bloodPressure" : field;

/** One field for each value, its unit in the label. */
export function MeasureFields({ typed, problems, glucoseUnit, onChange }: MeasureFieldsProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
      {typedFields.map((field) => (
        <TextField
          key={field}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          label={`${i18n._(fieldLabels[field])} (${unitOf(measureOf(field), glucoseUnit)})`}
          value={typed[field]}
          error={problems[field] && i18n._(problems[field])}
          onChange={(text) => onChange(field, text)}
        />
      ))}
    </div>
  );
}
