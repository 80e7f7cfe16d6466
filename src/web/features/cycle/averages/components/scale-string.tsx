import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { moodRatingLabels } from "#web/words/mood-rating.ts";
import { beadsFilled, type ScaleAverage } from "../view-model.ts";

const names: Readonly<Record<ScaleAverage["scale"], MessageDescriptor>> = {
  stress: moodRatingLabels.stress,
  mood: msg`Mood (depression)`,
  anxiety: moodRatingLabels.anxiety,
};

const STEP = 16;
const RADIUS = 6;

/** An average as so many beads of a string. */
export function ScaleString({ average }: { readonly average: ScaleAverage }) {
  const { i18n } = useLingui();
  const { scale, value, outOf } = average;
  const filled = beadsFilled(average);
  const beads = Array.from({ length: outOf }, (_, index) => index);
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span>{i18n._(names[scale])}</span>
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {value === null ? (
            <Trans>no notes</Trans>
          ) : (
            <Trans>
              {value} /{outOf}
            </Trans>
          )}
        </span>
      </p>
      <svg viewBox={`0 0 ${10 * STEP} ${STEP}`} className="mt-1 h-5 max-w-full" aria-hidden="true">
        <path d={`M0 ${STEP / 2}H${outOf * STEP}`} stroke="var(--string)" />
        {beads.map((index) => (
          <circle
            key={index}
            cx={index * STEP + STEP / 2}
            cy={STEP / 2}
            r={RADIUS}
            fill={index < filled ? "var(--violet)" : "var(--bead)"}
            stroke={index < filled ? "var(--violet)" : "var(--bead-edge)"}
          />
        ))}
      </svg>
    </li>
  );
}
