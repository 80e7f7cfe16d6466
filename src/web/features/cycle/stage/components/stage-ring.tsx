import { useLingui } from "@lingui/react/macro";
import { BeadRing } from "#web/beads/ring/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/ring/bead-ring-center.tsx";
import { type StageProps, stageRing } from "../view-model.ts";

export function StageRing({ stage, overview, today }: StageProps) {
  const { i18n } = useLingui();
  const { drawing, moon, label, count, words } = stageRing(stage, overview, today, i18n);
  return (
    <BeadRing
      {...drawing}
      moonFraction={moon}
      label={label}
      center={
        count === null ? (
          <span className="bead-ring-invitation">{i18n._(words)}</span>
        ) : (
          <BeadRingCenter
            above={i18n._(count.above)}
            number={count.number}
            below={i18n._(count.below)}
          />
        )
      }
    />
  );
}
