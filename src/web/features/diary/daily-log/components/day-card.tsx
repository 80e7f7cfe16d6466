import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { formatDay, formatWith } from "#web/i18n/format-day.ts";
import { CONTROL_STYLE, Field } from "#web/ui/field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { dayLogQuery } from "../api.ts";
import { loggableDay } from "../view-model.ts";
import { DayForm, type DayFormProps } from "./day-form.tsx";

interface DayCardProps extends Omit<DayFormProps, "isToday" | "log"> {
  readonly today: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

/** One day: which it is, and its log. */
export function DayCard(props: DayCardProps) {
  const { day, today, onChoose } = props;
  const { t } = useLingui();
  const { data, error, isFetching, isPending, refetch } = useQuery(dayLogQuery(day));
  const isLoading = isPending && isFetching;
  return (
    <section
      aria-label={t`Daily log`}
      className="grid min-w-0 gap-5 rounded-card bg-card p-5 shadow-card ring-1 ring-line ring-inset sm:p-6"
    >
      <DayField day={day} today={today} onChoose={onChoose} />
      {/* She can write all the same: a save is refused where the day holds what she has not seen. */}
      {data === undefined && (
        <FailureNotice
          failure={error}
          tone="info"
          title={<Trans>We could not look up this day</Trans>}
          onRetry={() => void refetch()}
        >
          <Trans>You can write all the same. Before we save, we check what is there.</Trans>
        </FailureNotice>
      )}
      {isLoading ? (
        <Spinner label={t`Loading your log...`} />
      ) : (
        <DayForm key={day} {...props} isToday={day === today} log={data ?? null} />
      )}
    </section>
  );
}

interface DayFieldProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

/** Which day the log is of, and the way to any other up to today. */
function DayField({ day, today, onChoose }: DayFieldProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <h2 aria-live="polite" className="pt-2 text-2xl">
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
  return formatWith(day, i18n.locale, { weekday: "long" });
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
