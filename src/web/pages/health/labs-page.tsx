import { Trans } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense } from "react";
import { firstOfEach } from "#domain/cycles/periods/same-period.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useGlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { cyclesQuery } from "#web/features/cycle/overview/api.ts";
import { labResultsQuery } from "#web/features/health/labs/api.ts";
import { LabsView } from "#web/features/health/labs/components/labs-view.tsx";
import { measuresQuery } from "#web/features/health/measures/api.ts";
import { MeasuresSection } from "#web/features/health/measures/components/measures-section.tsx";
import { medicinesQuery } from "#web/features/health/medicines/api.ts";
import { SubPage } from "#web/pages/account/sub-page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Documents need the network. Their code isn't cached: without it the results still open. */
const UploadsSection = lazy<ComponentType<{ readonly today: CalendarDay }>>(() =>
  import("#web/features/health/uploads/components/uploads-section.tsx").then(
    (part) => ({ default: part.UploadsSection }),
    () => ({ default: () => null }),
  ),
);

/** Measures without a laboratory test; the others are drawn among its results. */
const OWN_MEASURES = ["bloodPressure", "weight", "waistCircumference"] as const;

export function LabsPage() {
  const { today } = useClock();
  const results = useQuery(labResultsQuery);
  const measures = useQuery(measuresQuery);
  // If these two fail, the page omits cycle days and medicine markers.
  const { data: cycles = [], isLoading: areCyclesComing } = useQuery(cyclesQuery);
  const stages = useQuery(profileQuery).data?.lifeStages;
  const { data: medicines = [], isLoading: areMedicinesComing } = useQuery(medicinesQuery);
  const glucoseUnit = useGlucoseUnit();
  return (
    <SubPage
      title={<Trans>Labs</Trans>}
      intro={
        <Trans>
          Your results beside the range your own laboratory gave. Ask your doctor what they mean for
          you.
        </Trans>
      }
    >
      <Loaded queries={{ results, measures }}>
        {(data) =>
          areCyclesComing || areMedicinesComing ? (
            <Skeleton className="h-160 w-full rounded-card" />
          ) : (
            <>
              <LabsView
                {...data}
                history={{ cycles: firstOfEach(cycles), stages }}
                medicines={medicines}
                glucoseUnit={glucoseUnit}
                today={today}
              />
              <Suspense fallback={<Skeleton className="h-40 w-full rounded-card" />}>
                <UploadsSection today={today} />
              </Suspense>
              <MeasuresSection
                entries={data.measures}
                glucoseUnit={glucoseUnit}
                today={today}
                charted={OWN_MEASURES}
              />
            </>
          )
        }
      </Loaded>
    </SubPage>
  );
}
