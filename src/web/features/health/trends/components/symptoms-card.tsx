import { Trans } from "@lingui/react/macro";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import type { SymptomsByPhase } from "#domain/patterns/symptom-by-phase.ts";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { SymptomHeatMap } from "./symptom-heat-map.tsx";

interface SymptomsCardProps {
  readonly symptoms: SymptomsByPhase<SymptomType>;
  /** False if ovulation can't be expected; then no phase is named. */
  readonly hasPhases: boolean;
}

const title = <Trans>Symptoms by phase</Trans>;

export function SymptomsCard({ symptoms, hasPhases }: SymptomsCardProps) {
  if (!hasPhases) {
    return (
      <Notice tone="info" title={title}>
        <Trans>
          Phases depend on an ovulation estimate. With your settings there is none, so we don't sort
          symptoms by phase.
        </Trans>
      </Notice>
    );
  }
  if (symptoms.rows.length === 0) {
    return (
      <Card title={title}>
        <p className="text-soft">
          {symptoms.daysUnplaced > 0 ? (
            <Trans>
              We don't know the phase of the days you logged symptoms on, so we can't sort them yet.
            </Trans>
          ) : (
            <Trans>
              Once you've logged periods and symptoms, you'll see when they come together.
            </Trans>
          )}
        </p>
      </Card>
    );
  }
  return <SymptomHeatMap title={title} map={symptoms} />;
}

export function SymptomsOutline() {
  return (
    <Card title={title}>
      <Skeleton className="h-96" />
    </Card>
  );
}
