import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { LowWeeks } from "#domain/forecast/low-weeks.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { recentMoodsQuery, recentStressQuery } from "../api.ts";
import { checkInOf, entryOf, levelsInLog, withLaterLevels } from "../view-model.ts";
import { CheckInForm } from "./check-in-form.tsx";

interface CheckInCardProps {
  readonly today: CalendarDay;
  readonly log: DailyLog | null;
  readonly lowWeeks: LowWeeks | null;
}

export function CheckInCard({ today, log, lowWeeks }: CheckInCardProps) {
  const day = useDay(today, log);
  if (day.kind === "loading") return <CheckInSkeleton />;
  if (day.kind === "failed") {
    return (
      <Card title={<Trans>Mood check-in</Trans>}>
        <FailureNotice failure={day.failure} onRetry={day.retry} />
      </Card>
    );
  }
  return <CheckInForm key={today} today={today} lowWeeks={lowWeeks} {...day} />;
}

/** Waits for today's entries from home's lists: sliders shown too early could overwrite them. */
function useDay(today: CalendarDay, log: DailyLog | null) {
  const moods = useQuery(recentMoodsQuery(today));
  const levels = useQuery(recentStressQuery(today));
  const mood = entryOf(today, moods.data);
  const stress = entryOf(today, levels.data);
  const [server, logged] = useMemo(() => {
    const inLog = levelsInLog(today, { log, mood, stress });
    return [withLaterLevels(checkInOf(mood, stress), inLog), inLog] as const;
  }, [today, log, mood, stress]);

  const answers = joinedAnswers({ moods, levels });
  if (answers.kind !== "ready") return answers;
  return {
    kind: "ready",
    server,
    logged,
    hasMood: mood !== null,
    hasStressEntry: stress !== null,
  } as const;
}

const SLIDERS = ["depression", "anxiety", "stress"];

function CheckInSkeleton() {
  return (
    <Card title={<Trans>Mood check-in</Trans>} aria-busy="true">
      <div className="grid gap-4">
        <Skeleton className="h-6 w-4/5" />
        <div className="grid gap-3">
          {SLIDERS.map((slider) => (
            <div key={slider} className="grid h-[4.25rem] content-between py-1">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-3 w-full rounded-full" />
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}
