import { Trans, useLingui } from "@lingui/react/macro";
import { intervalUnits, MOST_DOSES_A_DAY, type Schedule } from "#contract/entries/medicines.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { WeekdayField } from "#web/entry/weekday-field.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { intervalUnitLabels, scheduleLabels } from "#web/words/medicines.ts";
import type { MedicineForm } from "../form.ts";
import { timesWords } from "../words.ts";

type ScheduleFieldsProps = { readonly form: MedicineForm };

const kinds = Object.keys(scheduleLabels) as Schedule["kind"][];
const timesADay = Array.from({ length: MOST_DOSES_A_DAY }, (_, index) => index + 1);

export function ScheduleFields(props: ScheduleFieldsProps) {
  const { i18n, t } = useLingui();
  const { draft, change } = props.form;
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...draftFields(props.form).field("kind")}
          label={t`When you take it`}
          options={choicesOf(kinds, scheduleLabels, i18n)}
        />
        {draft.kind !== "as_needed" && (
          <SelectField
            name="timesADay"
            label={t`Times a day`}
            value={String(draft.timesADay)}
            options={timesADay.map((times) => ({
              value: String(times),
              label: i18n._(timesWords(times)),
            }))}
            onChange={(times) => change({ timesADay: Number(times) })}
          />
        )}
      </div>
      {draft.kind === "weekdays" && <WeekdayFields {...props} />}
      {draft.kind === "cycle_days" && <CycleDayFields {...props} />}
      {draft.kind === "every" && <IntervalFields {...props} />}
      {draft.kind === "pack" && <PackFields {...props} />}
    </>
  );
}

function WeekdayFields({ form }: ScheduleFieldsProps) {
  return (
    <WeekdayField
      legend={<Trans>Which days</Trans>}
      name="schedule.weekdays"
      value={form.draft.weekdays}
      onChange={(weekdays) => form.change({ weekdays })}
      error={form.problemOf("schedule.weekdays")}
    />
  );
}

function numberField(
  form: MedicineForm,
  name: "fromDay" | "toDay" | "count" | "daysTaken" | "daysPaused",
) {
  return {
    name: `schedule.${name}`,
    value: form.draft[name],
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 3,
    error: form.problemOf(`schedule.${name}`),
    onChange: (value: string) => form.change({ [name]: value }),
  };
}

function IntervalFields({ form }: ScheduleFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...numberField(form, "count")} label={t`Every`} />
        <SelectField
          name="schedule.unit"
          label={t`Counted in`}
          value={form.draft.unitOfCount}
          options={choicesOf(intervalUnits, intervalUnitLabels, i18n)}
          onChange={(unitOfCount) => form.change({ unitOfCount })}
        />
      </div>
      <p className="text-sm text-soft">
        <Trans>Counted from the first day below, which is one of them.</Trans>
      </p>
    </div>
  );
}

function PackFields({ form }: ScheduleFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...numberField(form, "daysTaken")} label={t`Days with a pill`} />
        <TextField {...numberField(form, "daysPaused")} label={t`Days without`} />
      </div>
      <p className="text-sm text-soft">
        <Trans>The first day below is the first pill of a pack.</Trans>
      </p>
    </div>
  );
}

function CycleDayFields({ form }: ScheduleFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...numberField(form, "fromDay")} label={t`From cycle day`} />
        <TextField {...numberField(form, "toDay")} label={t`To cycle day`} />
      </div>
      <p className="text-sm text-soft">
        <Trans>Day 1 is the first day of a period you logged.</Trans>
      </p>
    </div>
  );
}
