import { Trans, useLingui } from "@lingui/react/macro";
import {
  contraceptiveMethods,
  iudTypes,
  lifeStageKinds,
  pillKinds,
  pillPacks,
  pregnancyEndings,
  reasonsWithoutPeriods,
  stopReasons,
} from "#contract/entries/life-stage.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { endingLabels } from "#web/words/pregnancy-ending.ts";
import { hasPacks, type StageForm } from "../form.ts";
import {
  iudLabels,
  kindLabels,
  methodLabels,
  packLabels,
  pillLabels,
  stopLabels,
  withoutPeriodsLabels,
} from "../words.ts";

type Fields = Pick<StageForm, "draft" | "field">;

const NOTE_LENGTH = 2000;

export function KindField({ field }: Pick<Fields, "field">) {
  const { i18n, t } = useLingui();
  return (
    <SelectField
      {...field("kind")}
      label={t`What do you want to add?`}
      options={choicesOf(lifeStageKinds, kindLabels, i18n)}
    />
  );
}

export function MethodFields({ draft, field }: Fields) {
  const { i18n, t } = useLingui();
  return (
    <>
      <SelectField
        {...field("method")}
        label={t`Method`}
        options={choicesOf(contraceptiveMethods, methodLabels, i18n)}
        placeholder={t`Choose a method`}
        hint={<Trans>If you use two, choose the one with hormones.</Trans>}
      />
      {draft.method === "iud" && (
        <SelectField
          {...field("iud")}
          label={t`Which kind of IUD?`}
          options={choicesOf(iudTypes, iudLabels, i18n)}
          placeholder={t`I don't know`}
          hint={
            <Trans>A copper IUD doesn't change your own cycle. Hormones change the bleeding.</Trans>
          }
        />
      )}
      {draft.method === "injection" && (
        <TextField
          {...field("everyWeeks")}
          label={t`Weeks between injections`}
          inputMode="numeric"
          placeholder="12"
          maxLength={2}
        />
      )}
      {draft.method === "pill" && <PillFields field={field} />}
      {hasPacks(draft.method) && (
        <TextField
          {...field("packFrom")}
          type="date"
          label={t`Your last pack began on`}
          hint={t`If it isn't the day you began this method.`}
        />
      )}
    </>
  );
}

export function WithoutPeriodsField({ field }: Pick<Fields, "field">) {
  const { i18n, t } = useLingui();
  return (
    <SelectField
      {...field("whyNoPeriods")}
      label={t`Why have your periods ended?`}
      options={choicesOf(reasonsWithoutPeriods, withoutPeriodsLabels, i18n)}
      placeholder={t`Choose a reason`}
      hint={<Trans>For a pill, injection or IUD, add contraception instead.</Trans>}
    />
  );
}

function PillFields({ field }: Pick<Fields, "field">) {
  const { i18n, t } = useLingui();
  return (
    <>
      <SelectField
        {...field("pill")}
        label={t`Which kind of pill?`}
        options={choicesOf(pillKinds, pillLabels, i18n)}
        placeholder={t`I don't know`}
        hint={
          <Trans>
            Look at the leaflet in the pack. The kind of pill changes what is safe for you.
          </Trans>
        }
      />
      <SelectField
        {...field("pack")}
        label={t`Your pill pack`}
        options={choicesOf(pillPacks, packLabels, i18n)}
        placeholder={t`I don't know`}
      />
    </>
  );
}

export function DayFields({ draft, field, today }: Fields & { readonly today: CalendarDay }) {
  const { t } = useLingui();
  const { kind, method, from } = draft;
  const isInjection = kind === "contraception" && method === "injection";
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...field("from")}
        type="date"
        max={today}
        label={kind === "pregnancy" ? t`First day of your last period` : t`First day`}
        hint={t`Leave empty if you aren't sure.`}
      />
      <TextField
        {...field("to")}
        type="date"
        min={from}
        max={today}
        label={isInjection ? t`Day of the last injection` : t`Last day`}
        hint={t`Leave empty if it hasn't ended.`}
      />
    </div>
  );
}

export function EndFields({ draft, field }: Fields) {
  const { i18n, t } = useLingui();
  const { kind, to } = draft;
  return (
    <>
      {kind === "contraception" && to !== "" && (
        <SelectField
          {...field("whyStopped")}
          label={t`Why did you stop?`}
          options={choicesOf(stopReasons, stopLabels, i18n)}
          placeholder={t`I would rather not say`}
        />
      )}
      {kind === "pregnancy" && to !== "" && (
        <SelectField
          {...field("ending")}
          label={t`How did it end?`}
          options={choicesOf(pregnancyEndings, endingLabels, i18n)}
          placeholder={t`I would rather not say`}
        />
      )}
      <TextAreaField {...field("notes")} label={t`Notes`} maxLength={NOTE_LENGTH} rows={2} />
    </>
  );
}
