import type { ListedView } from "#contract/visit/trusted-views.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";
import { trustedViewsQuery } from "#web/features/visit/trusted/api.ts";
import type { TrustedCardProps } from "#web/features/visit/trusted/components/trusted-card.tsx";
import { useCopies } from "#web/features/visit/trusted/use-copies.ts";
import { isOpen } from "#web/features/visit/trusted/view-model.ts";
import { useCycleState } from "../days/use-cycle-state.ts";

export function TrustedCopies() {
  const { data: views = [] } = useQuery(trustedViewsQuery);
  return views.some((view) => isOpen(view, Date.now())) ? <WithRecord views={views} /> : null;
}

function WithRecord({ views }: { readonly views: readonly ListedView[] }) {
  const { today } = useClock();
  const { data: signs } = useQuery(ovulationQuery);
  const { data: state, logs } = useCycleState(today);
  if (state === undefined || signs === undefined || logs.data === undefined) return null;
  return <Sealing views={views} overview={state.overview} today={today} />;
}

function Sealing({ views, overview, today }: TrustedCardProps) {
  useCopies(views, overview, today);
  return null;
}
