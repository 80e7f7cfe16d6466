import { lazy, Suspense } from "react";
import { withWords } from "#web/i18n/i18n.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { openHealthLog } from "../logs/log-opening.ts";

const RecentSymptoms = lazy(() =>
  withWords(
    "home",
    async () =>
      (await import("#web/features/diary/symptoms/components/recent-symptoms.tsx")).RecentSymptoms,
  ),
);

/** The card comes after the first of the page, with its own words. */
export function RecentSymptomsPlace() {
  return (
    <Suspense fallback={<Waiting />}>
      <RecentSymptoms historyHref="/symptoms" onAdd={() => openHealthLog("symptoms")} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Card aria-busy="true">
      <Skeleton className="mb-4 h-6 w-44" />
      <Skeleton className="h-40 w-full" />
    </Card>
  );
}
