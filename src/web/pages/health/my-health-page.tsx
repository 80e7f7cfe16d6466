import { useSearchParams } from "wouter";
import type { Profile } from "#contract/account/profile.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { readUser } from "#web/api/session/session.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery, useChangeProfile } from "#web/features/account/profile/api.ts";
import { setupOf } from "#web/features/account/setup/api.ts";
import { filledRecord } from "#web/features/account/setup/form.ts";
import { recentMoodsQuery, recentSymptomsQuery } from "#web/features/diary/check-in/api.ts";
import { labResultsQuery } from "#web/features/health/labs/api.ts";
import { medicinesQuery } from "#web/features/health/medicines/api.ts";
import {
  MyHealthHeading,
  MyHealthView,
} from "#web/features/health/my-health/components/my-health-view.tsx";
import { type LastSources, tabIn } from "#web/features/health/my-health/view-model.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";
import { GoalsForm } from "#web/features/learn/goals/components/goals-form.tsx";
import { PreferencesCard } from "#web/features/learn/goals/components/preferences-card.tsx";
import { ResourcesTab } from "#web/features/learn/numbers/components/resources-tab.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";

export function MyHealthPage() {
  const profile = useQuery(profileQuery);
  return (
    <>
      {profile.data === undefined && <MyHealthHeading />}
      <Loaded queries={{ profile }}>{(data) => <Filled profile={data.profile} />}</Loaded>
    </>
  );
}

function resetSetup(profile: Profile): void {
  void setupOf(readUser()?.id ?? "unknown").change((earlier) => filledRecord(profile, earlier));
}

function useLastSources(): LastSources {
  const { today } = useClock();
  const { data: results } = useQuery(labResultsQuery);
  const { data: medicines } = useQuery(medicinesQuery);
  const { data: signs } = useQuery(ovulationQuery);
  const { data: symptoms } = useQuery(recentSymptomsQuery);
  const { data: checkIns } = useQuery(recentMoodsQuery(today));
  const { data: state, logs } = useCycleState(today);
  const { overview } = state ?? {};
  return { results, medicines, signs, symptoms, checkIns, overview, logs: logs.data, today };
}

function Filled({ profile }: { readonly profile: Profile }) {
  const [search, setSearch] = useSearchParams();
  const { mutateAsync } = useChangeProfile();
  const last = useLastSources();
  return (
    <MyHealthView
      tab={tabIn(search.get("tab"))}
      hidesFertility={profile.hidesFertility}
      last={last}
      onTabChange={(tab) => setSearch({ tab }, { replace: true })}
      resources={
        <ResourcesTab
          country={profile.country}
          savedStatus={profile.pregnancyStatus}
          dials={matchMedia("(pointer: coarse)").matches}
          onAnswer={(pregnancyStatus) => mutateAsync({ pregnancyStatus })}
        />
      }
      goals={
        <div className="grid gap-8">
          <GoalsForm initial={profile.goals} onSave={(goals) => mutateAsync({ goals })} />
          <PreferencesCard
            onResetSetup={() => resetSetup(profile)}
            onReload={() => location.reload()}
          />
        </div>
      }
    />
  );
}
