import { Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef, useState } from "react";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay, formatWeekday } from "#web/i18n/format-day.ts";
import { CONTROL_STYLE, Field } from "#web/ui/fields/field.tsx";
import { loggableDay } from "../view-model.ts";

interface DayFieldProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

export function DayField({ day, today, onChoose }: DayFieldProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h2 aria-live="polite" className="pt-2 text-xl sm:text-2xl">
        <DayName day={day} today={today} />
        <span className="sr-only">, {formatDay(day, i18n.locale)}</span>
      </h2>
      <DateInput day={day} today={today} onChoose={onChoose} />
    </div>
  );
}

function DayName({ day, today }: Omit<DayFieldProps, "onChoose">) {
  const { i18n } = useLingui();
  if (day === today) return <Trans>Today</Trans>;
  if (day === addDays(today, -1)) return <Trans>Yesterday</Trans>;
  return formatWeekday(day, i18n.locale, "long");
}

/** Native date input. Uncontrolled while a date is half typed; only updated for other days. */
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
      className="max-w-44"
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
