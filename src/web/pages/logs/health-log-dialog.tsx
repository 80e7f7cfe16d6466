import type { CalendarDay } from "#domain/calendar-day.ts";
import { readUser } from "#web/api/session.ts";
import { HealthLog } from "#web/features/diary/health-log/components/health-log.tsx";
import { closeLog, type OpenLog } from "./log-opening.ts";

interface HealthLogDialogProps {
  readonly open: OpenLog;
  readonly today: CalendarDay;
}

/** "Log Health Data", loaded when it is first opened. */
export function HealthLogDialog({ open, today }: HealthLogDialogProps) {
  return (
    <HealthLog
      owner={readUser()?.id ?? "unknown"}
      today={today}
      day={open.day ?? today}
      initialTab={open.log === "health" ? open.tab : "cycle"}
      onClose={closeLog}
    />
  );
}
