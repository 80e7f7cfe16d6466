import { Trans, useLingui } from "@lingui/react/macro";
import { type CalendarDay, calendarDay } from "#domain/calendar-day.ts";
import { DayPicker } from "#web/beads/day-picker.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { canContinue, estimateNextPeriod } from "../view-model.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";

interface LastPeriodStepProps extends StepProps {
  readonly today: CalendarDay;
  readonly onSkip: () => void;
}

export function LastPeriodStep(props: LastPeriodStepProps) {
  const { draft, change, today } = props;
  const { i18n, t } = useLingui();
  const { lastPeriodDate } = draft;
  return (
    <StepFrame
      title={<Trans>When did your last period start?</Trans>}
      intro={<Trans>Choose its first day. A rough memory is good enough.</Trans>}
      onBack={props.onBack}
      onSubmit={props.onContinue}
      submitLabel={<Trans>Continue</Trans>}
      canSubmit={canContinue(1, draft)}
      aside={
        <Button variant="quiet" onClick={props.onSkip}>
          <Trans>Skip for now</Trans>
        </Button>
      }
    >
      {/* On the narrowest phones the week needs the card's padding to keep each day 44 px wide. */}
      <div className="-mx-3.5 sm:mx-0">
        <DayPicker
          label={t`First day of your last period`}
          monthNames={{ before: t`Month before`, after: t`Month after` }}
          nameOf={(day) => formatDay(day, i18n.locale)}
          selected={lastPeriodDate === null ? null : calendarDay(lastPeriodDate)}
          onSelect={(day) => change({ lastPeriodDate: day })}
          today={today}
          latest={today}
        />
      </div>
      <div aria-live="polite">
        {lastPeriodDate !== null && <NextPeriodEstimate lastPeriod={calendarDay(lastPeriodDate)} />}
      </div>
    </StepFrame>
  );
}

function NextPeriodEstimate({ lastPeriod }: { readonly lastPeriod: CalendarDay }) {
  const { i18n } = useLingui();
  const from = formatDay(lastPeriod, i18n.locale);
  const next = formatDay(estimateNextPeriod(lastPeriod), i18n.locale);
  return (
    <p className="rounded-control bg-hibiscus-wash p-4">
      <Trans>
        Counting from {from}, your next period may start around <strong>{next}</strong>, about 28
        days later. The more you log, the closer this comes to your own rhythm.
      </Trans>
    </p>
  );
}
