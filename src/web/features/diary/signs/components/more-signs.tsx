import { Trans, useLingui } from "@lingui/react/macro";
import { urineKetoneMarks } from "#domain/day/warning-sign.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { glucoseUnitRecord, glucoseUnits } from "#web/entry/measures/glucose-unit.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Summary } from "#web/ui/summary.tsx";
import type { SignFormState } from "../use-sign-form.ts";
import { signGroups, signsIn } from "../view-model.ts";
import { urineKetoneLabels } from "../words.ts";
import { SignChips } from "./sign-chips.tsx";

const moreSigns = signGroups.flatMap((group) => signsIn[group].more);

export function MoreSigns({ form }: { readonly form: SignFormState }) {
  const { draft, base } = form;
  const ticked = draft.signs.filter((sign) => moreSigns.includes(sign)).length;
  const isFilled =
    base?.signs?.some((sign) => moreSigns.includes(sign)) === true ||
    [base?.glucose, base?.ketones, base?.urineKetones, base?.notes].some(
      (value) => value !== undefined,
    );
  return (
    <details className="group" open={isFilled || undefined}>
      <Summary>
        <Trans>More signs, blood sugar and notes</Trans>
        {ticked > 0 && (
          <span className="flex-none rounded-full bg-hibiscus-wash px-2.5 text-sm tabular-nums">
            <Trans>{ticked} ticked</Trans>
          </span>
        )}
      </Summary>
      <div className="mt-3 grid gap-6">
        {signGroups.map((group) => (
          <SignChips
            key={group}
            group={group}
            signs={signsIn[group].more}
            ticked={draft.signs}
            onTick={(signs) => form.change({ signs })}
          />
        ))}
        <SugarFields form={form} />
        <TextAreaField
          {...draftFields(form).field("notes")}
          label={<Trans>Notes</Trans>}
          rows={2}
          maxLength={2000}
          error={form.messageOf("notes")}
        />
      </div>
    </details>
  );
}

function SugarFields({ form }: { readonly form: SignFormState }) {
  const { i18n, t } = useLingui();
  const { draft, messageOf } = form;
  const { field } = draftFields(form);
  const number = { inputMode: "decimal", autoComplete: "off", maxLength: 6 } as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          {...number}
          {...field("glucose")}
          label={<Trans>Glucose, at any time</Trans>}
          error={messageOf("glucose")}
        />
        <SelectField
          name="unit"
          label={
            <span className="sr-only">
              <Trans>Unit of glucose</Trans>
            </span>
          }
          value={draft.unit}
          className="w-30"
          options={glucoseUnits.map((value) => ({ value, label: value }))}
          onChange={(unit) => {
            glucoseUnitRecord.write(unit);
            form.change({ unit });
          }}
        />
      </div>
      <TextField
        {...number}
        {...field("ketones")}
        label={<Trans>Ketones in blood (mmol/L)</Trans>}
        error={messageOf("ketones")}
      />
      <SelectField
        {...field("urineKetones")}
        label={<Trans>Ketones in urine (strip)</Trans>}
        options={choicesOf(urineKetoneMarks, urineKetoneLabels, i18n)}
        placeholder={t`Not tested`}
        error={messageOf("urineKetones")}
      />
    </div>
  );
}
