import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "#web/ui/skeleton.tsx";

export function PageSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading...`} className="grid gap-4">
      <Skeleton className="h-10 w-3/5 max-w-80" />
      <Skeleton className="h-5 w-2/5 max-w-48" />
      <div className="mt-2 grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  );
}
