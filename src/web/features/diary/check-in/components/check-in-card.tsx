import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DailyLog } from "#contract/daily-log.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { LowWeeks } from "#domain/low-weeks.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { joinedAnswers } from "#web/entry/loaded.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { moodTodayQuery, recentMoodsQuery, recentStressQuery, stressTodayQuery } from "../api.ts";
import { checkInOf, entryOf, levelsInLog, withLaterLevels } from "../view-model.ts";
import { CheckInForm } from "./check-in-form.tsx";

interface CheckInCardProps {
  readonly today: CalendarDay;
  /** Her daily log of today, which asks of anxiety and stress too. */
  readonly log: DailyLog | null;
  /** What was low for two weeks and not asked about since. */
  readonly lowWeeks: LowWeeks | null;
}

/** How she is today: three sliders, saved as she moves them. */
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
  // A new day is a new form; what is on its way still belongs to the old one.
  return <CheckInForm key={today} today={today} lowWeeks={lowWeeks} {...day} />;
}

/** Her entries of the day, wherever they can be had: sliders shown too early could overwrite them. */
function useDay(today: CalendarDay, log: DailyLog | null) {
  const single = {
    mood: useQuery(moodTodayQuery(today)),
    stress: useQuery(stressTodayQuery(today)),
  };
  const list = {
    mood: useQuery(recentMoodsQuery(today)),
    stress: useQuery(recentStressQuery(today)),
  };
  const mood = entryOf(today, single.mood.data, list.mood.data);
  const stress = entryOf(today, single.stress.data, list.stress.data);
  const [server, logged] = useMemo(() => {
    const levels = levelsInLog(today, { log, mood, stress });
    return [withLaterLevels(checkInOf(mood, stress), levels), levels] as const;
  }, [today, log, mood, stress]);

  const answers = joinedAnswers({
    mood: mood === null ? list.mood : single.mood,
    stress: stress === null ? list.stress : single.stress,
  });
  if (answers.kind === "failed") {
    const retry = () => {
      answers.retry();
      for (const query of [single.mood, single.stress]) void query.refetch();
    };
    return { ...answers, retry };
  }
  const isPending = single.mood.isPending || single.stress.isPending;
  if (isPending || answers.kind === "loading") return { kind: "loading" } as const;
  return {
    kind: "ready",
    server,
    logged,
    hasMood: mood !== null,
    hasStressEntry: stress !== null,
  } as const;
}

const SLIDERS = ["depression", "anxiety", "stress"];

/** The card's shape while the day loads: a line and three sliders. */
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
