import { useQuery } from "#web/api/queries/use-query.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery, useChangeProfile } from "#web/features/account/profile/api.ts";
import { useSetup } from "#web/features/account/setup/api.ts";
import { SetupWizard } from "#web/features/account/setup/components/setup-wizard.tsx";
import { changesOf, filledRecord } from "#web/features/account/setup/form.ts";
import { PageSkeleton } from "#web/ui/page-skeleton.tsx";

interface SetupScreenProps {
  readonly owner: string;
  readonly onCompleted: () => void;
}

export function SetupPage({ owner, onCompleted }: SetupScreenProps) {
  const { today } = useClock();
  const setup = useSetup(owner);
  const { data: profile } = useQuery(profileQuery);
  const { mutateAsync } = useChangeProfile();
  return (
    <>
      <PageSkeleton />
      {setup && profile && (
        <SetupWizard
          owner={owner}
          record={setup.value ?? filledRecord(profile, null)}
          place={setup.place}
          today={today}
          earlier={{
            shortest: profile.shortestCycleLength,
            longest: profile.longestCycleLength,
          }}
          onSave={(record) => mutateAsync(changesOf(record, profile))}
          onCompleted={onCompleted}
        />
      )}
    </>
  );
}
