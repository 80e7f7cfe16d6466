import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { labUnits } from "#domain/labs/lab-units.ts";
import type { LabComparator } from "#domain/labs/lab-value-check.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type ResultDraft, readValue, withSign } from "../form.ts";
import type { FormState } from "../use-result-form.ts";
import { convertedOf } from "../view-model.ts";

interface FormProps {
  readonly form: FormState;
}

interface ResultFieldProps
  extends FormProps,
    Omit<ComponentProps<typeof TextField>, "form" | "name" | "value" | "error" | "onChange"> {
  readonly name: Exclude<keyof ResultDraft, "test">;
}

export function ResultField({ form, name, ...props }: ResultFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...draftFields(form).field(name)}
      error={form.messageOf(name)}
    />
  );
}

export function ValueFields({ form }: FormProps) {
  return (
    <>
      <div className="grid gap-3">
        <ValueField form={form} />
        <UnitField form={form} />
        <Conversion form={form} />
        <OtherUnit form={form} />
      </div>
      <RangeFields form={form} />
    </>
  );
}

/** Buttons for "<" and ">", which a phone's number pad lacks. */
function ValueField({ form }: FormProps) {
  const { t } = useLingui();
  const { draft, change } = form;
  const sign = readValue(draft.value)?.comparator ?? draft.value.trim().slice(0, 1);
  const key = (which: LabComparator, name: string) => (
    <button
      type="button"
      aria-label={name}
      aria-pressed={sign === which}
      onClick={() => change({ value: withSign(draft.value, which) })}
      className="grid size-12 flex-none place-items-center rounded-control bg-card text-lg ring-1 ring-edge ring-inset hover:bg-bead aria-pressed:bg-hibiscus-wash aria-pressed:ring-2 aria-pressed:ring-hibiscus"
    >
      {which}
    </button>
  );
  return (
    <div className="flex items-start gap-2">
      <ResultField
        form={form}
        name="value"
        inputMode="decimal"
        maxLength={14}
        label={t`Result`}
        className="min-w-0 flex-1"
      />
      <div className="mt-[1.875rem] flex gap-2">
        {key("<", t`Less than`)}
        {key(">", t`More than`)}
      </div>
    </div>
  );
}

function UnitField({ form }: FormProps) {
  const { t } = useLingui();
  const { draft, change } = form;
  const units = draft.test === "" ? [] : labUnits(draft.test);
  if (units.length === 0) {
    return <ResultField form={form} name="unit" label={t`Unit`} maxLength={40} />;
  }
  return (
    <ChoiceChips
      legend={<Trans>Unit</Trans>}
      name="unit"
      value={draft.unit}
      onChange={(unit) => unit !== undefined && change({ unit })}
      options={units.map((value) => ({ value, label: value }))}
      hint={<Trans>As your laboratory writes it. We keep the number as you type it.</Trans>}
    />
  );
}

function Conversion({ form: { draft, probableUnit } }: FormProps) {
  const typed = readValue(draft.value);
  if (draft.test === "" || typed === null || probableUnit !== null) return null;
  const { test, unit } = draft;
  const converted = convertedOf({ test, unit, ...typed, comparator: typed.comparator ?? null });
  if (converted === null) return null;
  return (
    <p className="text-sm text-soft tabular-nums">
      {converted.isApproximate ? (
        <Trans>
          That is about {converted.text} {converted.unit}.
        </Trans>
      ) : (
        <Trans>
          That is {converted.text} {converted.unit}.
        </Trans>
      )}
    </p>
  );
}

function OtherUnit({ form: { probableUnit, messageOf, change } }: FormProps) {
  if (probableUnit === null) return null;
  const button = (
    <Button variant="secondary" onClick={() => change({ unit: probableUnit })}>
      <Trans>Change to {probableUnit}</Trans>
    </Button>
  );
  // The field's error has asked already.
  if (messageOf("value") !== undefined) return button;
  return (
    <Notice tone="info" title={<Trans>Is this in {probableUnit}?</Trans>}>
      <p className="mb-3">
        <Trans>Few results look like this. Check the unit on your report.</Trans>
      </p>
      {button}
    </Notice>
  );
}

function RangeFields({ form }: FormProps) {
  const { t } = useLingui();
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        <Trans>Range printed on the report</Trans>
      </legend>
      <p className="mb-3 text-sm text-soft">
        <Trans>Optional, in the same unit. Leave a side empty if it has no number.</Trans>
      </p>
      <div className="grid grid-cols-2 items-start gap-4">
        <ResultField form={form} name="rangeLow" inputMode="decimal" label={t`From`} />
        <ResultField form={form} name="rangeHigh" inputMode="decimal" label={t`To`} />
      </div>
    </fieldset>
  );
}
