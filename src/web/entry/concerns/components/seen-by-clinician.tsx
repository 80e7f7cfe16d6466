import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { seenName } from "#domain/concerns/engine/seen-name.ts";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";

/** Records that a clinician saw the concern: it waits for a new value. Emergencies stay urgent. */
export function SeenByClinician({ concern }: { readonly concern: Concern }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { note, isSaving, failure } = useNote(concern);
  const { seenOn, urgency } = concern;
  const isCall = urgency === "call-now";
  if (seenOn !== undefined) {
    const day = formatDay(seenOn, i18n.locale);
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        {isCall ? (
          <p>
            <Trans>
              You got help on {day}. We're glad. If it comes back or gets worse, call again. That's
              why this stays here for some days.
            </Trans>
          </p>
        ) : (
          <Trans>Seen by a doctor or clinic on {day}.</Trans>
        )}
        <Button variant="quiet" busy={isSaving} onClick={() => note(null)}>
          <Trans>Take back</Trans>
        </Button>
        <FailureNotice failure={failure} />
      </div>
    );
  }
  if (!isAsking) {
    return (
      <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {isCall ? <Trans>I got help</Trans> : <Trans>A doctor or clinic has seen this</Trans>}
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <Day busy={isSaving} isCall={isCall} onDay={note} onBack={() => setAsking(false)} />
      <FailureNotice failure={failure} />
    </div>
  );
}

function useNote(concern: Concern) {
  const { urgency, seenOn } = concern;
  const { t } = useLingui();
  const titleOf = (day: CalendarDay | null) => {
    if (day === null) return t`Taken back`;
    return urgency === "call-now"
      ? t`Logged: you got help`
      : t`Logged: a doctor or clinic has seen this`;
  };
  const { save, isSaving, failure } = useSave<CalendarDay | null>({
    send: (day) =>
      call("PATCH /api/concerns-seen", { body: { key: seenName(concern), seenOn: day } }),
    refreshes: ["GET /api/concerns"],
    isOneTap: true,
    toast: (day) => ({
      title: titleOf(day),
      action: { label: t`Undo`, act: () => void save(day === null ? (seenOn ?? null) : null) },
    }),
  });
  return { note: (day: CalendarDay | null) => void save(day), isSaving, failure };
}

interface DayProps {
  readonly isCall: boolean;
  readonly busy: boolean;
  readonly onDay: (day: CalendarDay) => void;
  readonly onBack: () => void;
}

function Day({ busy, isCall, onDay, onBack }: DayProps) {
  const { today } = useClock();
  const [day, setDay] = useState<string>(today);
  return (
    <Form
      noValidate={false}
      className="grid gap-3"
      onSubmit={() => {
        if (isCalendarDay(day) && day <= today) onDay(day);
      }}
    >
      <TextField
        label={isCall ? <Trans>I got help on</Trans> : <Trans>Seen by a doctor or clinic on</Trans>}
        type="date"
        name="seen-on"
        max={today}
        value={day}
        onChange={setDay}
        required
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </Form>
  );
}
