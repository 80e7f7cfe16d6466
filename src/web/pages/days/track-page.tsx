import { useEffect } from "react";
import { useSearchParams } from "wouter";
import { calledName } from "#contract/account/called-name.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { loadConcernsAhead } from "#web/entry/concerns/saved-place.tsx";
import { fetchAhead } from "#web/entry/fetch-ahead.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { stageNote } from "#web/features/cycle/stage/words.ts";
import { DailyLogView } from "#web/features/diary/daily-log/components/daily-log-view.tsx";
import { TrackGreeting } from "#web/features/diary/daily-log/components/track-greeting.tsx";
import { SetupContext } from "#web/features/diary/daily-log/use-setup-order.ts";
import { loggableDay } from "#web/features/diary/daily-log/view-model.ts";
import { useCycleState } from "./use-cycle-state.ts";

export function TrackPage() {
  const { today } = useClock();
  const [search] = useSearchParams();
  const state = useCycleState(today);
  const { data: profile } = useQuery(profileQuery);
  const { facts, overview: { forecast } = {} } = state.data ?? {};
  const stage = facts ? stageNow({ facts, forecast }, today) : null;
  useEffect(() => fetchAhead(loadAhead), []);
  return (
    <div className="grid gap-3 sm:gap-5">
      <TrackGreeting
        name={profile ? calledName(profile) : null}
        overview={state.data?.overview ?? null}
        stageNote={stage && stageNote(stage)}
      />
      <SetupContext value={profile?.setup ?? null}>
        <DailyLogView
          key={search.get("day")}
          owner={readUser()?.id ?? "unknown"}
          today={today}
          firstDay={loggableDay(search.get("day"), today)}
          recent={state.logs}
        />
      </SetupContext>
    </div>
  );
}

/** Prefetches guidance and danger signs, which must work offline. */
function loadAhead(): void {
  loadConcernsAhead();
  // If this fails, opening the page retries.
  import("../learn/guidance-page.tsx").catch(() => undefined);
}
