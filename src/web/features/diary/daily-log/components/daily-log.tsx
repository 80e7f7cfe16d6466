import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PcosLog } from "#contract/daily-log.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { type SafetyAlert, safetyAlerts } from "#domain/safety-alerts.ts";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { LoadError } from "#web/ui/load-error.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { logsQuery } from "../api.ts";
import { logOfDay, stripOf } from "../view-model.ts";
import { DayCard } from "./day-card.tsx";
import { DayStrip } from "./day-strip.tsx";
import { InsightsCard } from "./insights-card.tsx";
import { SafetyDialog } from "./safety-dialog.tsx";
import { SafetyNotices } from "./safety-notices.tsx";

interface DailyLogProps {
  readonly owner: string;
  readonly today: CalendarDay;
  /** The day an address asked for; else the page opens today. */
  readonly firstDay: CalendarDay | null;
  readonly guidanceHref: string;
}

/** Her last 30 days, the chosen day's log, and what the logs show. */
export function DailyLog({ owner, today, firstDay, guidanceHref }: DailyLogProps) {
  const [chosen, setChosen] = useState(firstDay);
  const [alerts, setAlerts] = useState<readonly SafetyAlert[]>([]);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { data, error, refetch } = useLogs(today);
  const logs = data ?? [];
  const day = chosen ?? today;

  const choose = (next: CalendarDay) => {
    setAlerts([]);
    setChosen(next === today ? null : next);
  };
  const closeDay = (log: PcosLog) => {
    const found = safetyAlerts(log);
    setAlerts(found);
    setDialogOpen(found.length > 0);
    // Saved: a page left open overnight may now go on to the new day.
    if (log.date === today) setChosen(null);
  };
  return (
    <div className="grid min-w-0 gap-5">
      <DayStrip days={stripOf(logs, today)} today={today} chosen={day} onChoose={choose} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-6">
        <DayCard
          owner={owner}
          day={day}
          today={today}
          dayBefore={logOfDay(logs, addDays(day, -1))}
          onChoose={choose}
          onTouched={() => setChosen(day)}
          onSaved={closeDay}
          notices={
            <SafetyNotices
              alerts={isDialogOpen ? alerts.slice(1) : alerts}
              guidanceHref={guidanceHref}
            />
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {error !== null && <LogsFailed error={error} onRetry={() => void refetch()} />}
          {logs.length > 0 && <InsightsCard logs={logs} today={today} />}
        </div>
      </div>
      <SafetyDialog
        open={isDialogOpen}
        onDismiss={() => setDialogOpen(false)}
        guidanceHref={guidanceHref}
      />
    </div>
  );
}

/** The logs of the last 30 days; a failure is said aloud, once each time. */
function useLogs(today: CalendarDay) {
  const { t } = useLingui();
  const query = useQuery(logsQuery(today));
  const { error, errorUpdateCount } = query;
  useEffect(() => {
    if (errorUpdateCount === 0 || error === null) return;
    showToast({ title: t`Failed to fetch logs`, variant: "destructive" });
  }, [error, errorUpdateCount, t]);
  return query;
}

function LogsFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t, i18n } = useLingui();
  const reason = i18n._(wordsOf(troubleOf(error)));
  return <LoadError message={t`Failed to fetch logs. ${reason}`} onRetry={onRetry} />;
}
