import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import type { Profile } from "#contract/profile.ts";
import { readUser } from "#web/api/session.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { profileQuery, useChangeProfile } from "#web/features/account/profile/api.ts";
import { setupOf } from "#web/features/account/setup/api.ts";
import {
  MyHealthHeading,
  MyHealthView,
} from "#web/features/health/my-health/components/my-health-view.tsx";
import { tabIn } from "#web/features/health/my-health/view-model.ts";
import { GoalsForm } from "#web/features/learn/goals/components/goals-form.tsx";
import { PreferencesCard } from "#web/features/learn/goals/components/preferences-card.tsx";
import { ResourcesTab } from "#web/features/learn/numbers/components/resources-tab.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** Her health data, her goals and where to turn. The tab stands in the address. */
export function MyHealthPage() {
  const { t } = useLingui();
  const profile = useQuery(profileQuery);
  if (profile.data !== undefined) return <Loaded profile={profile.data} />;
  return (
    <>
      <MyHealthHeading />
      {profile.error === null ? (
        <Spinner label={t`Loading...`} />
      ) : (
        <FailureNotice failure={profile.error} onRetry={() => void profile.refetch()} />
      )}
    </>
  );
}

function Loaded({ profile }: { readonly profile: Profile }) {
  const [search, setSearch] = useSearchParams();
  const { mutateAsync } = useChangeProfile();
  return (
    <MyHealthView
      tab={tabIn(search.get("tab"))}
      hidesFertility={profile.hidesFertility}
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
          <GoalsForm saved={profile.goals} onSave={(goals) => mutateAsync({ goals })} />
          <PreferencesCard
            onResetSetup={() => setupOf(readUser()?.id ?? "unknown").write(null)}
            onReload={() => location.reload()}
          />
        </div>
      }
    />
  );
}
