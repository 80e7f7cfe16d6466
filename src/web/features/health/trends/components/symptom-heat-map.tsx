import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import type { SymptomsByPhase } from "#domain/patterns/symptom-by-phase.ts";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { HeatMap } from "#web/ui/charts/chart-heat-map.tsx";
import { phaseLabels } from "#web/words/cycle-phase.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";
import { largestShare, phases, shareOfPhase } from "../view-model.ts";

const SHOWN_FIRST = 8;

interface SymptomHeatMapProps {
  readonly title: ReactNode;
  readonly map: SymptomsByPhase<SymptomType>;
}

export function SymptomHeatMap({ title, map }: SymptomHeatMapProps) {
  const [isWhole, setWhole] = useState(false);
  const count = map.rows.length;
  const unplaced = map.daysUnplaced;
  const unsure = map.daysOnlyLikeliest;
  return (
    <Card title={title}>
      <p className="-mt-2 mb-4 text-sm text-soft">
        <Trans>
          A large bead: on many of the days you logged in that phase. The number counts them. It
          shows what you logged, not what causes it.
        </Trans>
      </p>
      <Beads map={map} count={isWhole ? count : SHOWN_FIRST} />
      {count > SHOWN_FIRST && (
        <Button variant="quiet" className="mt-2 w-full" onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
        </Button>
      )}
      <p className="mt-3 border-t border-line pt-3 text-sm text-soft">
        <Trans>We estimate phases from your period dates.</Trans>{" "}
        {unsure > 0 && (
          <Trans>
            On <Plural value={unsure} one="# day" other="# days" /> of this cycle the phase is only
            the most likely, less than 8 in 10.
          </Trans>
        )}{" "}
        {unplaced > 0 && (
          <Trans>
            {unplaced} days with symptoms aren't in a known cycle, so we don't count them.
          </Trans>
        )}
      </p>
    </Card>
  );
}

interface BeadsProps extends Pick<SymptomHeatMapProps, "map"> {
  readonly count: number;
}

function Beads({ map, count }: BeadsProps) {
  const { i18n, t } = useLingui();
  const columns = phases.map((phase) => {
    const days = map.daysLogged[phase];
    return {
      key: phase,
      label: i18n._(phaseLabels[phase]),
      tone: phaseTone[phase],
      note: t`${plural(days, { one: "# day", other: "# days" })}`,
    };
  });
  const largest = largestShare(map);
  const rows = map.rows.slice(0, count).map((row) => ({
    key: row.type,
    label: i18n._(symptomLabels[row.type]),
    cells: phases.map((phase) => {
      const { days } = row.phases[phase];
      const logged = map.daysLogged[phase];
      return {
        strength: shareOfPhase(map, row, phase) / largest,
        text: String(days),
        words: t`${days} of ${plural(logged, { one: "# day", other: "# days" })}`,
      };
    }),
  }));
  const caption = t`Days with each symptom, by phase of the cycle`;
  return <HeatMap caption={caption} columns={columns} rows={rows} />;
}
