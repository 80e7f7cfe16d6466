import { Trans } from "@lingui/react/macro";
import { knownStartDays } from "#domain/cycles/cycle-history.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { dosesQuery, medicinesQuery } from "#web/features/health/medicines/api.ts";
import { MedicinesView } from "#web/features/health/medicines/components/medicines-view.tsx";
import { dosesFrom } from "#web/features/health/medicines/view-model.ts";
import { SubPage } from "#web/pages/account/sub-page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";

/** At midnight the page and its pending answers stay until the new day has loaded. */
export function MedicinesPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  const medicines = useQuery(medicinesQuery);
  // At midnight the page and its pending answers stay until the new day has loaded.
  const doses = useQuery({ ...dosesQuery(dosesFrom(today)), keepsPrevious: true });
  return (
    <SubPage title={<Trans>Medications & Supplements</Trans>}>
      <Loaded
        queries={{ state, medicines, doses }}
        waiting={<Skeleton className="h-96 w-full rounded-card" />}
      >
        {({ state: { facts }, ...data }) => (
          <MedicinesView {...data} cycleStarts={knownStartDays(facts)} today={today} />
        )}
      </Loaded>
    </SubPage>
  );
}
