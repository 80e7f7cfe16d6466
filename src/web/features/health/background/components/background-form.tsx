import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { yesNoLabels } from "#web/words/yes-no.ts";
import { clearBackground, type SavedBackground } from "../api.ts";
import { saysNothing, type YesNoQuestion, yesNoQuestions } from "../form.ts";
import { type BackgroundFormState, useBackgroundForm } from "../use-background-form.ts";
import { questionReasons, questionWords, smokingLabels } from "../words.ts";
import { AgeField } from "./age-field.tsx";
import { BackgroundConflict } from "./background-conflict.tsx";
import { ClinicFacts } from "./clinic-facts.tsx";

interface BackgroundFormProps {
  readonly background: SavedBackground;
  readonly today: CalendarDay;
}

export function BackgroundForm({ background, today }: BackgroundFormProps) {
  const { t } = useLingui();
  const form = useBackgroundForm(background, today);
  return (
    <Card>
      <Form onSubmit={form.submit} className="grid gap-7">
        {yesNoQuestions.slice(0, 2).map((question) => (
          <YesNo key={question} form={form} question={question} />
        ))}
        <Smoking form={form} />
        {yesNoQuestions.slice(2).map((question) => (
          <YesNo key={question} form={form} question={question} />
        ))}
        <FirstPeriod form={form} />
        <Screening form={form} today={today} />
        <ClinicFacts form={form} />
        <FailureNotice failure={form.failure} fields="all" onRetry={form.submit}>
          <Trans>Your answers are still here.</Trans>
        </FailureNotice>
        <BackgroundConflict form={form} />
        <Button type="submit" busy={form.isSaving} className="sm:justify-self-start">
          {form.isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
        </Button>
      </Form>
      {!saysNothing(form.base) && !form.isTouched && (
        <div className="mt-3 -ml-3">
          <DeleteEntry
            entry={form.base}
            label={<Trans>Clear all answers</Trans>}
            question={<Trans>Delete all your health background answers?</Trans>}
            send={clearBackground}
            refreshes={["GET /api/health-background"]}
            toast={{ title: t`Answers deleted`, description: t`You can answer again any time.` }}
          />
        </div>
      )}
    </Card>
  );
}

interface FormProps {
  readonly form: BackgroundFormState;
}

function YesNo({ form, question }: FormProps & { readonly question: YesNoQuestion }) {
  const { i18n } = useLingui();
  const value = form.draft[question];
  return (
    <ChoiceChips
      legend={i18n._(questionWords[question])}
      hint={i18n._(questionReasons[question])}
      name={question}
      value={value === "" ? undefined : value}
      onChange={(chosen) => form.change({ [question]: chosen ?? "" })}
      options={choicesOf(["yes", "no"], yesNoLabels, i18n)}
    />
  );
}

function Smoking({ form }: FormProps) {
  const { i18n } = useLingui();
  const { smoking } = form.draft;
  return (
    <ChoiceChips
      legend={<Trans>Do you smoke?</Trans>}
      hint={<Trans>From 35 years on, smoking makes some pills unsafe.</Trans>}
      name="smoking"
      value={smoking === "" ? undefined : smoking}
      onChange={(chosen) => form.change({ smoking: chosen ?? "" })}
      options={choicesOf(["no", "under_15_a_day", "15_a_day_or_more"], smokingLabels, i18n)}
    />
  );
}

function FirstPeriod({ form }: FormProps) {
  const { draft, change, messageOf } = form;
  return (
    <>
      <AgeField
        name="firstPeriodAge"
        label={<Trans>How old were you at your first period?</Trans>}
        hint={<Trans>Cycles are less regular in the first years after it.</Trans>}
        notYet={<Trans>My first period has not come yet</Trans>}
        value={draft.firstPeriodAge}
        isToCome={draft.isFirstPeriodToCome}
        error={messageOf("firstPeriodAge")}
        onAge={(firstPeriodAge) => change({ firstPeriodAge })}
        onToCome={(isFirstPeriodToCome) => change({ isFirstPeriodToCome })}
      />
      {draft.isFirstPeriodToCome && (
        <AgeField
          name="breastsBeganAge"
          label={<Trans>How old were you when your breasts began to grow?</Trans>}
          hint={<Trans>A first period usually comes within three years of that.</Trans>}
          notYet={<Trans>They have not begun to grow</Trans>}
          value={draft.breastsBeganAge}
          isToCome={draft.areBreastsToCome}
          error={messageOf("breastsBeganAge")}
          onAge={(breastsBeganAge) => change({ breastsBeganAge })}
          onToCome={(areBreastsToCome) => change({ areBreastsToCome })}
        />
      )}
    </>
  );
}

function Screening({ form, today }: FormProps & { readonly today: CalendarDay }) {
  return (
    <TextField
      {...draftFields(form).field("lastCervicalScreening")}
      type="month"
      label={<Trans>Month of your last cervical screening</Trans>}
      hint={
        <Trans>Pap smear or HPV test, such as 2025-02. It tells us when the next is due.</Trans>
      }
      max={today.slice(0, "2026-11".length)}
      error={form.messageOf("lastCervicalScreening")}
      className="max-w-md"
    />
  );
}
