import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { SavedLog } from "../api.ts";
import { useDayLog } from "../use-day-log.ts";
import { DayField } from "./day-field.tsx";
import { DayForm, type DayFormProps } from "./day-form.tsx";

interface DayCardProps extends Omit<DayFormProps, "log"> {
  readonly recent: readonly SavedLog[] | undefined;
  readonly onChoose: (day: CalendarDay) => void;
}

export const DAY_FRAME =
  "grid min-w-0 gap-3 rounded-card bg-card p-4 shadow-card sm:gap-5 ring-1 ring-line ring-inset sm:p-6";

export function DayCard(props: DayCardProps) {
  const { day, today, recent, onChoose } = props;
  const { t } = useLingui();
  const { data, error, isLoading, refetch } = useDayLog(day, recent);
  return (
    <section aria-label={t`Daily log`} className={DAY_FRAME}>
      <DayField day={day} today={today} onChoose={onChoose} />
      {/* Editing works without the loaded day: saving is rejected if the day has a newer revision. */}
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
        <div className="min-h-192">
          <Spinner label={t`Loading your log...`} />
        </div>
      ) : (
        <DayForm key={day} {...props} log={data ?? null} />
      )}
    </section>
  );
}
