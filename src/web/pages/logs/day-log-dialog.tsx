import { useMemo } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { readUser } from "#web/api/session.ts";
import { readSetup } from "#web/features/account/setup/api.ts";
import { DayLog } from "#web/features/diary/device-log/components/day-log.tsx";
import { moodTracking } from "#web/features/diary/device-log/view-model.ts";
import { closeLog, type OpenLog } from "./log-opening.ts";

interface DayLogDialogProps {
  readonly open: OpenLog;
  readonly today: CalendarDay;
}

/** The log that stays in this browser; her setup says which moods she tracks. */
export function DayLogDialog({ open, today }: DayLogDialogProps) {
  const owner = readUser()?.id ?? "unknown";
  const mood = useMemo(() => moodTracking(readSetup(owner).tracking), [owner]);
  return (
    <DayLog
      owner={owner}
      today={today}
      day={open.day ?? today}
      initialPanel={open.log === "day" ? open.panel : "cycle"}
      mood={mood}
      onClose={closeLog}
    />
  );
}
