import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { openCycle } from "#domain/cycles/cycle-history.ts";
import type { OpenPeriod } from "#domain/cycles/periods/open-period.ts";
import { type CalendarDay, calendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { refreshes } from "../../overview/api.ts";
import { endPeriodOn, stillBleeding } from "../api.ts";
import { useUndo } from "../use-undo.ts";
import { isStillBleeding } from "../view-model.ts";
import { Question } from "./question.tsx";

interface LongOpenPeriodProps {
  readonly cycles: readonly RevisedCycle[];
  readonly openPeriod: OpenPeriod | null;
  readonly today: CalendarDay;
}

export function LongOpenPeriod({ cycles, openPeriod, today }: LongOpenPeriodProps) {
  const { i18n } = useLingui();
  // The last of the entries that count as this period.
  const cycle = openCycle(cycles);
  if (openPeriod?.isLong !== true || cycle === null) return null;
  const { day, cycle: period } = openPeriod;
  const began = formatDay(period.startDay, i18n.locale);
  if (isStillBleeding(cycle, today)) {
    return (
      <Question title={<Trans>Still bleeding: day {day}</Trans>}>
        <p>
          <Trans>
            The period that began on {began} is still open. See a clinic about bleeding for more
            than 8 days.
          </Trans>{" "}
          <TextLink href="/guidance">
            <Trans>When to get help</Trans>
          </TextLink>
        </p>
      </Question>
    );
  }
  return (
    <Question title={<Trans>Has your period ended?</Trans>}>
      <p>
        <Trans>
          The period that began on {began} hasn't ended yet: day {day}.
        </Trans>
      </p>
      <HasItEnded key={cycle.id} cycle={cycle} today={today} />
    </Question>
  );
}

interface HasItEndedProps {
  readonly cycle: RevisedCycle;
  readonly today: CalendarDay;
}

function HasItEnded({ cycle, today }: HasItEndedProps) {
  const [isEnded, setEnded] = useState(false);
  const { t } = useLingui();
  const undo = useUndo();
  const answer = useSave({
    send: stillBleeding,
    isOneTap: true,
    refreshes,
    onSaved: (answered, { cycle: { stillBleedingOn = null } }) =>
      showToast({
        title: t`Thank you`,
        description: t`Your period stays open.`,
        action: undo({ kind: "answered", cycle: answered, former: { stillBleedingOn } }),
      }),
  });
  if (isEnded) return <LastDay cycle={cycle} today={today} />;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setEnded(true)}>
          <Trans>Yes, choose the day</Trans>
        </Button>
        <Button
          variant="quiet"
          busy={answer.isSaving}
          onClick={() => void answer.save({ cycle, day: today })}
        >
          <Trans>Still bleeding</Trans>
        </Button>
      </div>
      <FailureNotice failure={answer.failure} fields="all" />
    </>
  );
}

function LastDay({ cycle, today }: HasItEndedProps) {
  const { t } = useLingui();
  const undo = useUndo();
  const [day, setDay] = useState("");
  const { save, isSaving, failure } = useSave({
    send: endPeriodOn,
    isOneTap: true,
    refreshes,
    onSaved: (ended) =>
      showToast({
        title: t`Period ended`,
        description: t`Your cycle has been updated.`,
        action: undo({ kind: "ended", cycle: ended }),
      }),
  });
  return (
    <Form
      noValidate={false}
      className="grid gap-3"
      onSubmit={() => {
        if (isCalendarDay(day)) void save({ cycle, day: calendarDay(day) });
      }}
    >
      <TextField
        name="endDate"
        type="date"
        label={t`Last day of bleeding`}
        min={cycle.startDay}
        max={today}
        required
        value={day}
        onChange={setDay}
      />
      <FailureNotice failure={failure} fields="all" />
      <Button type="submit" busy={isSaving} className="justify-self-start">
        <Trans>Save this day</Trans>
      </Button>
    </Form>
  );
}
