import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { dayLogQuery } from "../api.ts";
import { DayField } from "./day-field.tsx";
import { DayForm, type DayFormProps } from "./day-form.tsx";

interface DayCardProps extends Omit<DayFormProps, "isToday" | "log"> {
  readonly today: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

/** The card that a day's log stands on. */
export const DAY_FRAME =
  "grid min-w-0 gap-3 rounded-card bg-card p-4 shadow-card sm:gap-5 ring-1 ring-line ring-inset sm:p-6";

/** One day: which it is, and its log. */
export function DayCard(props: DayCardProps) {
  const { day, today, onChoose } = props;
  const { t } = useLingui();
  const { data, error, isLoading, refetch } = useQuery(dayLogQuery(day));
  return (
    <section aria-label={t`Daily log`} className={DAY_FRAME}>
      <DayField day={day} today={today} onChoose={onChoose} />
      {/* She can write all the same: a save is refused where the day holds what she has not seen. */}
      {data === undefined && (
        <FailureNotice
          failure={error}
          tone="info"
          title={<Trans>We couldn't load this day</Trans>}
          onRetry={() => void refetch()}
        >
          <Trans>You can still write. We'll check for a saved entry first.</Trans>
        </FailureNotice>
      )}
      {isLoading ? (
        // As high as the form that comes: what stands below it stays where it is.
        <div className="min-h-192">
          <Spinner label={t`Loading your log...`} />
        </div>
      ) : (
        <DayForm key={day} {...props} isToday={day === today} log={data ?? null} />
      )}
    </section>
  );
}
