import { Trans, useLingui } from "@lingui/react/macro";
import type { StageNow } from "#domain/stage/stage-now.ts";
import { BeadRing } from "#web/beads/ring/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/ring/bead-ring-center.tsx";
import { stageRing } from "../view-model.ts";

/** The ring of a stage without cycle days. */
export function StageRing({ stage }: { readonly stage: StageNow }) {
  const { i18n } = useLingui();
  const { drawing, moon, label, weeks, words } = stageRing(stage, i18n);
  return (
    <BeadRing
      {...drawing}
      moonFraction={moon}
      label={label}
      center={
        weeks === null ? (
          <span className="bead-ring-invitation">{i18n._(words)}</span>
        ) : (
          <BeadRingCenter
            above={<Trans>Pregnant</Trans>}
            number={weeks.number}
            below={i18n._(weeks.below)}
            phrase={null}
            tone="neutral"
          />
        )
      }
    />
  );
}
