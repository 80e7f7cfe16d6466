import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { CONTROL_STYLE, Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { loggableDay } from "../view-model.ts";

interface DayFieldProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

const STEP =
  "grid size-12 flex-none place-items-center self-end rounded-full hover:bg-bead disabled:opacity-40";

/** Which day the log is of: a day back or on, or any date up to today. */
export function DayField({ day, today, onChoose }: DayFieldProps) {
  const { t, i18n } = useLingui();
  const date = formatDay(day, i18n.locale);
  const name = day === today ? t`Today, ${date}` : date;
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-end sm:justify-between">
      <h2 aria-live="polite" className="text-2xl sm:pb-2.5">
        {name}
      </h2>
      <div className="flex gap-1">
        <button
          type="button"
          aria-label={t`Day before`}
          onClick={() => onChoose(addDays(day, -1))}
          className={STEP}
        >
          <Icon name="chevron-left" />
        </button>
        <DateInput day={day} today={today} onChoose={onChoose} />
        <button
          type="button"
          aria-label={t`Day after`}
          disabled={day >= today}
          onClick={() => onChoose(addDays(day, 1))}
          className={STEP}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}

/** The browser's own date field. It keeps a date half typed, so it is told only of other days. */
function DateInput({ day, today, onChoose }: DayFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isToCome, setToCome] = useState(false);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== day) input.current.value = day;
    setToCome(false);
  }, [day]);
  const read = (text: string) => {
    setToCome(text > today);
    const chosen = loggableDay(text, today);
    if (chosen !== null && chosen !== day) onChoose(chosen);
  };
  return (
    <Field
      label={
        <span className="sr-only">
          <Trans>Date</Trans>
        </span>
      }
      error={isToCome ? t`Choose today or an earlier day.` : undefined}
      className="min-w-0 flex-1"
    >
      {(control) => (
        <input
          {...control}
          ref={input}
          type="date"
          name="date"
          defaultValue={day}
          max={today}
          onChange={(event) => read(event.target.value)}
          className={CONTROL_STYLE}
        />
      )}
    </Field>
  );
}
