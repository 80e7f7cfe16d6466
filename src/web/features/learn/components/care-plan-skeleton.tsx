import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#web/ui/skeleton.tsx";

export function CarePlanSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your plan...`} className="grid gap-3">
      <Skeleton className="mb-5 h-8 w-3/5 max-w-80" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </div>
  );
}
