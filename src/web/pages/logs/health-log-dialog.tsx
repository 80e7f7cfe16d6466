import { readUser } from "#web/api/session/session.ts";
import { HealthLog } from "#web/features/diary/health-log/components/health-log.tsx";
import { closeLog, type LogProps } from "./log-opening.ts";

export function HealthLogDialog({ open, today }: LogProps) {
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
