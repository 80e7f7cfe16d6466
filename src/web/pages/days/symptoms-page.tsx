import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { logsQuery } from "#web/features/diary/daily-log/api.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";
import { SymptomHistory } from "#web/features/diary/symptoms/components/symptom-history.tsx";
import { BackLink } from "#web/ui/text/back-link.tsx";
import { openHealthLog } from "../logs/log-opening.ts";
import { OpenLogs } from "../logs/open-logs.tsx";

export function SymptomsPage() {
  const { today } = useClock();
  const days = useLoggedSymptoms(today);
  return (
    <div className="grid w-full gap-5">
      <header className="grid justify-items-start gap-2">
        <BackLink href="/">
          <Trans>Back to Dashboard</Trans>
        </BackLink>
        <h1 className="text-[1.7rem] sm:text-4xl">
          <Trans>Symptoms History</Trans>
        </h1>
      </header>
      <SymptomHistory days={days} today={today} onAdd={() => openHealthLog("symptoms")} />
      <OpenLogs today={today} />
    </div>
  );
}

function useLoggedSymptoms(today: CalendarDay) {
  const logs = useQuery(logsQuery(today, EVERY_LOG));
  const device = useDays(readUser()?.id ?? "unknown")?.days;
  const { data: dailyLogs, error, isFetching, refetch } = logs;
  const data = useMemo(() => dailyLogs && { dailyLogs, device }, [dailyLogs, device]);
  return { data, error, isFetching, refetch };
}
