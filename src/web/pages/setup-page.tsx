import { useClock } from "#web/entry/use-clock.ts";
import { useSetup } from "#web/features/account/setup/api.ts";
import { SetupWizard } from "#web/features/account/setup/components/setup-wizard.tsx";
import { PageSkeleton } from "#web/ui/page-skeleton.tsx";

interface SetupScreenProps {
  readonly owner: string;
  readonly onCompleted: () => void;
}

/** The wizard before the page it leads to, whose shape shows behind it. */
export function SetupPage({ owner, onCompleted }: SetupScreenProps) {
  const { today } = useClock();
  const setup = useSetup(owner);
  return (
    <>
      <PageSkeleton />
      {setup && <SetupWizard {...setup} owner={owner} today={today} onCompleted={onCompleted} />}
    </>
  );
}
