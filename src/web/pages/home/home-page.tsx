import { useCallback, useEffect, useState } from "react";
import { calledName } from "#contract/account/called-name.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { missedLogQuestion } from "#web/features/cycle/missed-log/view-model.ts";
import { CycleOverviewSkeleton } from "#web/features/cycle/overview/components/cycle-overview-card.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";
import { LogHealthButton } from "../logs/log-buttons.tsx";
import { DashboardChips } from "./chips.tsx";
import {
  Averages,
  Banner,
  CheckIn,
  HeatMap,
  LateDue,
  OpenLogs,
  PcosTracking,
  Recovery,
  StressInsight,
  Symptoms,
  TopLines,
} from "./later.tsx";
import { type CardProps, DashboardLayout } from "./layout.tsx";
import { longestWait } from "./longest-wait.ts";
import { OverviewPlace } from "./overview-place.tsx";
import { useStanding } from "./standing.ts";
import type { Top } from "./top-lines.tsx";
import { DashboardWelcome } from "./welcome.tsx";

export function HomePage() {
  const { today, partOfDay } = useClock();
  const state = useCycleState(today);
  const profile = useQuery(profileQuery);
  const { top, settle } = useTop();
  useStanding();
  const place = { state, today };
  return (
    <div className="home grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
      <DashboardWelcome
        name={profile.data ? calledName(profile.data) : null}
        partOfDay={partOfDay}
        chips={<DashboardChips {...place} />}
        action={<LogHealthButton />}
      />
      <TopLines top={top} onSettled={settle} />
      {top === "waiting" ? <CycleOverviewSkeleton /> : <Cards {...place} isLate={top === "late"} />}
      <OpenLogs today={today} />
    </div>
  );
}

function Cards({ isLate, ...place }: CardProps & { readonly isLate: boolean }) {
  const { data } = useQuery(profileQuery);
  const known = place.state.data;
  const question = known
    ? missedLogQuestion(known.overview.forecast, known.cycles, place.today)
    : null;
  return (
    <DashboardLayout
      profile={data ?? null}
      isAsked={question !== null}
      overview={
        <>
          <OverviewPlace {...place} question={question} />
          {isLate && <LateDue />}
        </>
      }
      cards={{
        banner: <Banner {...place} />,
        "check-in": <CheckIn {...place} />,
        pcos: data?.pcosDiagnosis === "yes" && <PcosTracking {...place} />,
        "heat-map": <HeatMap {...place} />,
        insight: <StressInsight {...place} />,
        symptoms: <Symptoms {...place} />,
        averages: <Averages {...place} />,
        recovery: <Recovery />,
      }}
    />
  );
}

/** Whether the overview may render: lines that load above it later would push it down. */
function useTop() {
  const [top, setTop] = useState<Top>(() => (longestWait() === 0 ? "late" : "waiting"));
  const settle = useCallback(
    (settled: Top) => setTop((now) => (now === "waiting" ? settled : now)),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => settle("late"), longestWait());
    return () => clearTimeout(timer);
  }, [settle]);
  return { top, settle };
}
