import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { DayPicker } from "#web/beads/months/day-picker.tsx";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { focusField } from "#web/ui/fields/focus-field.ts";
import {
  ABOUT_STEP,
  CONSENT_STEP,
  canContinue,
  type FieldsProps,
  factsOfDraft,
  isAgreedByGuardian,
  needsGuardian,
  refusedField,
} from "../view-model.ts";
import { AboutFields } from "./about-fields.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { FirstEstimateNote } from "./first-estimate-note.tsx";
import { GoalsFields } from "./goals-fields.tsx";
import { guardianMissing } from "./guardian-fields.tsx";
import { HealthFields } from "./health-fields.tsx";
import { StepFrame } from "./step-frame.tsx";

interface AskingStepProps extends Pick<FieldsProps, "draft" | "change" | "today"> {
  readonly step: number;
  readonly onBack: () => void;
  readonly onContinue: () => void;
  readonly onSkip: () => void;
  readonly isSaving: boolean;
  readonly failure: Error | null;
}

interface AskingStepContent {
  readonly title: MessageDescriptor;
  readonly intro: MessageDescriptor;
  readonly missing: MessageDescriptor;
  readonly Fields: (props: FieldsProps) => ReactNode;
}

const askingSteps: Readonly<Record<number, AskingStepContent>> = {
  1: {
    title: msg`When did your last period start?`,
    intro: msg`Choose its first day. A rough memory is good enough.`,
    missing: msg`Choose a day, say that you don't remember, or skip.`,
    Fields: LastPeriodFields,
  },
  [ABOUT_STEP]: {
    title: msg`About you`,
    intro: msg`Your age and country decide which guidance and help we show you.`,
    missing: msg`Enter your age and your country to continue.`,
    Fields: AboutFields,
  },
  3: {
    title: msg`Your cycle and health`,
    intro: msg`There are no right answers. “Not sure” is a good one.`,
    missing: msg`Answer the questions about your cycle and about PCOS to continue.`,
    Fields: HealthFields,
  },
  4: {
    title: msg`What brings you here?`,
    intro: msg`Choose at least one. You can change this at any time.`,
    missing: msg`Choose at least one goal to continue.`,
    Fields: GoalsFields,
  },
  [CONSENT_STEP]: {
    title: msg`Privacy and consent`,
    intro: msg`Your health data is yours. Here's what happens to it, in four lines.`,
    missing: msg`Tick the consent box to continue.`,
    Fields: ConsentFields,
  },
};

export function AskingStep(props: AskingStepProps) {
  const { step, draft, isSaving } = props;
  const { i18n } = useLingui();
  const [isSubmitted, setSubmitted] = useState(false);
  useEffect(() => {
    if (step === ABOUT_STEP) focusField("age");
  }, [step]);
  const content = askingSteps[step];
  if (content === undefined) return null;
  const isConsent = step === CONSENT_STEP;
  const refused = refusedField(step, draft);
  const lacksGuardian = needsGuardian(draft) && !isAgreedByGuardian(draft);
  const missing = lacksGuardian ? guardianMissing : content.missing;
  const submit = () => {
    if (refused === null) return props.onContinue();
    setSubmitted(true);
    focusField(refused);
  };
  return (
    <StepFrame
      title={i18n._(content.title)}
      intro={i18n._(content.intro)}
      onBack={props.onBack}
      onSubmit={submit}
      submitLabel={isConsent ? <CompleteWords isSaving={isSaving} /> : <Trans>Continue</Trans>}
      whyNot={canContinue(step, draft) ? null : i18n._(missing)}
      busy={isSaving}
      aside={
        step === 1 && (
          <Button variant="quiet" onClick={props.onSkip}>
            <Trans>Skip for now</Trans>
          </Button>
        )
      }
    >
      {isConsent && <FailureNotice failure={props.failure} fields="all" />}
      <content.Fields
        {...props}
        {...draftFields(props)}
        isRefused={isSubmitted && refused !== null}
      />
    </StepFrame>
  );
}

const CompleteWords = ({ isSaving }: { readonly isSaving: boolean }) =>
  isSaving ? <Trans>Setting up...</Trans> : <Trans>Complete Setup</Trans>;

function LastPeriodFields({ draft, change, toggle, today }: FieldsProps) {
  const { lastPeriodDate } = draft;
  const { i18n, t } = useLingui();
  return (
    <>
      <div className="-mx-3.5 sm:mx-0">
        <DayPicker
          label={t`First day of your last period`}
          monthNames={{ before: t`Month before`, after: t`Month after` }}
          nameOf={(day) => formatDay(day, i18n.locale)}
          selected={lastPeriodDate === null ? null : calendarDay(lastPeriodDate)}
          onSelect={(day) => change({ lastPeriodDate: day, isLastPeriodForgotten: false })}
          today={today}
          latest={today}
        />
      </div>
      <Checkbox
        {...toggle("isLastPeriodForgotten")}
        onChange={(isForgotten) =>
          change({
            isLastPeriodForgotten: isForgotten,
            ...(isForgotten && { lastPeriodDate: null }),
          })
        }
        label={<Trans>I don't remember</Trans>}
        hint={<Trans>That's fine. Mwezi starts counting with the next period you log.</Trans>}
      />
      <div aria-live="polite">
        <FirstEstimateNote facts={factsOfDraft(draft, today)} today={today} />
      </div>
    </>
  );
}
