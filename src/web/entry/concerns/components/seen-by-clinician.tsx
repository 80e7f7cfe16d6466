import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { listConcerns } from "#contract/concerns.ts";
import { changeConcernsSeen } from "#contract/concerns-seen.ts";
import { type CalendarDay, isCalendarDay } from "#domain/calendar-day.ts";
import type { Concern } from "#domain/concerns/concern.ts";
import { call } from "#web/api/call.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { useSave } from "#web/entry/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** When a clinician saw it, so that it waits for the next visit until a new value comes. */
export function SeenByClinician({ concern }: { readonly concern: Concern }) {
  const { i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { note, isSaving, failure } = useNote(concern);
  const { seenOn, urgency } = concern;
  if (urgency === "call-now") return null;
  if (seenOn !== undefined) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Trans>Seen by a clinician on {formatDay(seenOn, i18n.locale)}.</Trans>
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
        <Trans>A clinician has seen this</Trans>
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      <Day busy={isSaving} onDay={note} onBack={() => setAsking(false)} />
      <FailureNotice failure={failure} />
    </div>
  );
}

function useNote({ key, seenOn }: Concern) {
  const { t } = useLingui();
  const { save, isSaving, failure } = useSave<CalendarDay | null>({
    send: (day) => call(changeConcernsSeen, { body: { key, seenOn: day } }),
    refreshes: [listConcerns],
    isOneTap: true,
    toast: (day) => ({
      title: day === null ? t`Taken back` : t`Noted: a clinician has seen this`,
      action: { label: t`Undo`, act: () => void save(day === null ? (seenOn ?? null) : null) },
    }),
  });
  return { note: (day: CalendarDay | null) => void save(day), isSaving, failure };
}

interface DayProps {
  readonly busy: boolean;
  readonly onDay: (day: CalendarDay) => void;
  readonly onBack: () => void;
}

function Day({ busy, onDay, onBack }: DayProps) {
  const { today } = useClock();
  const [day, setDay] = useState<string>(today);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCalendarDay(day) && day <= today) onDay(day);
      }}
    >
      <TextField
        label={<Trans>Seen by a clinician on</Trans>}
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
    </form>
  );
}
