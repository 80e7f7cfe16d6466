import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import { dayFlows, stagesOf } from "#contract/insights/facts.ts";
import { type Alert, alertsOf, opensDialog } from "#domain/concerns/engine/alerts-of.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { QueryResult } from "#web/api/queries/following.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import type { SavedLog } from "../api.ts";
import { useMonthSources } from "../use-month-sources.ts";
import { lastLogs, logOfDay, stripOf } from "../view-model.ts";
import { DayCard } from "./day-card.tsx";
import { DayStrip } from "./day-strip.tsx";
import { InsightsCard } from "./insights-card.tsx";
import { SafetyDialog, SafetyNotices } from "./safety.tsx";

interface DailyLogViewProps {
  readonly owner: string;
  readonly today: CalendarDay;
  readonly firstDay: CalendarDay | null;
  readonly recent: QueryResult<readonly SavedLog[]>;
}

export const DAY_COLUMNS =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6";

export function DailyLogView({ owner, today, firstDay, recent }: DailyLogViewProps) {
  const [chosen, setChosen] = useState(firstDay);
  const [alerts, setAlerts] = useState<readonly Alert[]>([]);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { error, refetch } = useSpokenFailure(recent);
  const logs = useMemo(() => lastLogs(recent.data ?? [], today), [recent.data, today]);
  const records = dayRecords({ ...useMonthSources(today), dailyLogs: logs });
  const { data: cycles } = useQuery(queryOf("GET /api/cycles", {}));
  const { data: profile = null } = useQuery(queryOf("GET /api/user/profile", {}));
  const stages = stagesOf(profile, today);
  const bleeding = cycles === undefined ? null : { cycles, flows: dayFlows(logs), today, stages };
  const day = chosen ?? today;

  const choose = (next: CalendarDay) => {
    setAlerts([]);
    setChosen(next === today ? null : next);
  };
  const closeDay = (log: DailyLog) => {
    const raised = alertsOf({ dailyLogs: [log] }, log.date);
    setAlerts(raised);
    setDialogOpen(opensDialog(raised));
    // A page left open overnight may move on to the new day after a save.
    if (log.date === today) setChosen(null);
  };
  return (
    <div className="grid min-w-0 gap-3 sm:gap-5">
      <DayStrip days={stripOf(records, today)} today={today} chosen={day} onChoose={choose} />
      <div className={DAY_COLUMNS}>
        <DayCard
          owner={owner}
          day={day}
          today={today}
          recent={recent.isFetching ? undefined : recent.data}
          bleeding={bleeding}
          dayBefore={logOfDay(logs, addDays(day, -1))}
          onChoose={choose}
          onTouched={() => setChosen(day)}
          onSaved={closeDay}
          notices={<SafetyNotices alerts={isDialogOpen ? alerts.slice(1) : alerts} />}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FailureNotice
            failure={error}
            title={<Trans>Failed to fetch logs</Trans>}
            onRetry={() => void refetch()}
          />
          {logs.length > 0 && <InsightsCard logs={logs} today={today} />}
          <TextLink href={day === today ? "/signs" : `/signs?day=${day}`}>
            <Trans>Signs to watch: pain, fainting, fever, a test</Trans>
          </TextLink>
          <TextLink href="/concerns">
            <Trans>What to show a nurse or doctor</Trans>
          </TextLink>
        </div>
      </div>
      <SafetyDialog open={isDialogOpen} onDismiss={() => setDialogOpen(false)} />
    </div>
  );
}

function useSpokenFailure<Query extends QueryResult<unknown>>(query: Query): Query {
  const { t } = useLingui();
  const { error } = query;
  useEffect(() => {
    if (error !== null) showToast({ title: t`Failed to fetch logs`, variant: "destructive" });
  }, [error, t]);
  return query;
}
