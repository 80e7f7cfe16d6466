import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { RevisedCycle } from "#contract/cycles.ts";
import { type CalendarDay, calendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { useSave } from "#web/entry/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { refreshes } from "../../overview/api.ts";
import { endPeriodOn } from "../api.ts";
import { useUndo } from "../use-undo.ts";
import { Question } from "./question.tsx";

interface HasItEndedProps {
  /** The entry to end: the last of those that count as this period. */
  readonly cycle: RevisedCycle;
  /** The first day of the period. */
  readonly since: CalendarDay;
  /** Its days up to today. */
  readonly days: number;
  readonly today: CalendarDay;
}

type Answer = "none" | "ended" | "bleeding";

/** Asks about a period that has been open for longer than is usual. */
export function HasItEnded({ cycle, since, days, today }: HasItEndedProps) {
  const { i18n } = useLingui();
  const [answer, setAnswer] = useState<Answer>("none");
  const began = formatDay(since, i18n.locale);
  return (
    <Question title={<Trans>Has your period ended?</Trans>}>
      <p>
        <Trans>
          The period that began on {began} is still open: day {days}.
        </Trans>
      </p>
      {answer === "ended" && <LastDay cycle={cycle} today={today} />}
      {answer === "bleeding" && (
        <p>
          <Trans>It stays open. Bleeding for more than 8 days is worth showing to a clinic.</Trans>{" "}
          <TextLink href="/guidance">
            <Trans>When to get help</Trans>
          </TextLink>
        </p>
      )}
      {answer === "none" && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setAnswer("ended")}>
            <Trans>Yes, choose the day</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setAnswer("bleeding")}>
            <Trans>Still bleeding</Trans>
          </Button>
        </div>
      )}
    </Question>
  );
}

function LastDay({ cycle, today }: Pick<HasItEndedProps, "cycle" | "today">) {
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
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
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
    </form>
  );
}
