import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SymptomType } from "#contract/symptoms.ts";
import type { SymptomsByPhase } from "#domain/symptom-by-phase.ts";
import { symptomLabels } from "#web/i18n/symptom-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { HeatMap } from "#web/ui/chart-heat-map.tsx";
import { phases, shareOfPhase } from "../view-model.ts";
import { phaseLabels, phaseTones } from "./labels.tsx";

const SHOWN_FIRST = 8;

interface SymptomHeatMapProps {
  readonly map: SymptomsByPhase<SymptomType>;
}

/** Where in her cycle each symptom fell: counts, and no claim. */
export function SymptomHeatMap({ map }: SymptomHeatMapProps) {
  const { i18n, t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? map.rows : map.rows.slice(0, SHOWN_FIRST);
  const strongest = Math.max(
    ...map.rows.flatMap((row) => phases.map((phase) => shareOfPhase(map, row, phase))),
    0.01,
  );
  const count = map.rows.length;
  const unplaced = map.daysUnplaced;
  return (
    <Card title={<Trans>Symptoms by phase</Trans>}>
      <p className="-mt-2 mb-4 text-sm text-soft">
        <Trans>
          A large bead: on many of the days you logged in that phase. The number counts them. It
          shows what you noted, not what causes it.
        </Trans>
      </p>
      <HeatMap
        caption={t`Days with each symptom, by phase of the cycle`}
        columns={phases.map((phase) => {
          const days = map.daysLogged[phase];
          return {
            key: phase,
            label: i18n._(phaseLabels[phase]),
            tone: phaseTones[phase],
            note: t`${days} days`,
          };
        })}
        rows={rows.map((row) => ({
          key: row.type,
          label: i18n._(symptomLabels[row.type]),
          cells: phases.map((phase) => {
            const { days } = row.phases[phase];
            const logged = map.daysLogged[phase];
            return {
              strength: shareOfPhase(map, row, phase) / strongest,
              text: String(days),
              words: t`${days} of ${logged} days`,
            };
          }),
        }))}
      />
      {count > SHOWN_FIRST && (
        <Button variant="quiet" className="mt-2 w-full" onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
        </Button>
      )}
      <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
        <Trans>Phases are estimated from your period dates.</Trans>{" "}
        {unplaced > 0 && (
          <Trans>{unplaced} days with symptoms lie in no known cycle and are not counted.</Trans>
        )}
      </p>
    </Card>
  );
}
