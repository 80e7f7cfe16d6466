import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#web/ui/skeleton.tsx";

export function CarePlanSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your plan...`} className="grid max-w-2xl gap-3">
      <Skeleton className="mb-5 h-24 rounded-card lg:hidden" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
  );
}
