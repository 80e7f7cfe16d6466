import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { DailyLog } from "#contract/daily-log.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { dayLogQuery } from "../api.ts";
import { DayField } from "./day-field.tsx";
import { DayForm } from "./day-form.tsx";

interface DayCardProps {
  readonly owner: string;
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly dayBefore: DailyLog | null;
  readonly onChoose: (day: CalendarDay) => void;
  readonly onTouched: () => void;
  readonly onSaved: (log: DailyLog) => void;
  /** What the last save calls for. */
  readonly notices: ReactNode;
}

/** One day: which it is, and its log. */
export function DayCard(props: DayCardProps) {
  const { owner, day, today, dayBefore, onChoose, onTouched, onSaved, notices } = props;
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
        <DayForm
          key={day}
          owner={owner}
          day={day}
          isToday={day === today}
          saved={data ?? null}
          dayBefore={dayBefore}
          onTouched={onTouched}
          onSaved={onSaved}
          notices={notices}
        />
      )}
    </section>
  );
}
