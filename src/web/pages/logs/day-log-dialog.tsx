import { readUser } from "#web/api/session.ts";
import { useSetup } from "#web/features/account/setup/api.ts";
import { DayLog } from "#web/features/diary/device-log/components/day-log.tsx";
import { moodTracking } from "#web/features/diary/device-log/view-model.ts";
import { closeLog, type LogProps } from "./log-opening.ts";

/** The log that stays in this browser; her setup says which moods she tracks. */
export function DayLogDialog({ open, today }: LogProps) {
  const owner = readUser()?.id ?? "unknown";
  const setup = useSetup(owner);
  if (setup === undefined) return null;
  return (
    <DayLog
      owner={owner}
      today={today}
      day={open.day ?? today}
      initialPanel={open.log === "day" ? open.panel : "cycle"}
      mood={moodTracking(setup.record.tracking)}
      onClose={closeLog}
    />
  );
}
