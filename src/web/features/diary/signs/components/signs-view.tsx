import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { DayField } from "../../daily-log/components/day-field.tsx";
import { signsOfDay } from "../api.ts";
import type { SignDraft } from "../form.ts";
import { SignForm } from "./sign-form.tsx";

export function SignsView(props: {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly isPregnantOrAfter: boolean;
  readonly onChoose: (day: CalendarDay) => void;
  readonly concern: ReactNode;
}) {
  const { day, today, isPregnantOrAfter, onChoose, concern } = props;
  const { t } = useLingui();
  const [drafts] = useState(() => new Map<CalendarDay, SignDraft>());
  const [hasTried, setTried] = useState(false);
  const { data, error, isLoading, refetch } = useQuery(signsOfDay(day));
  const showConcern = () => {
    setTried(true);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div aria-live="polite" className="empty:hidden">
        {hasTried && concern}
      </div>
      <section
        aria-label={t`Signs to watch`}
        className="grid min-w-0 gap-5 rounded-card bg-card p-5 shadow-card ring-1 ring-line ring-inset sm:p-6"
      >
        <DayField day={day} today={today} onChoose={onChoose} />
        {data === undefined && (
          <FailureNotice
            failure={error}
            tone="info"
            title={<Trans>We couldn't load this day</Trans>}
            onRetry={() => void refetch()}
          >
            <Trans>You can still tick signs. We'll check for a saved entry first.</Trans>
          </FailureNotice>
        )}
        {isLoading ? (
          <div className="min-h-160">
            <Spinner label={t`Loading...`} />
          </div>
        ) : (
          <SignForm
            key={day}
            day={day}
            drafts={drafts}
            isPregnantOrAfter={isPregnantOrAfter}
            entry={data?.[0] ?? null}
            onSaveAttempt={showConcern}
          />
        )}
      </section>
    </div>
  );
}
