import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";
import type { NormsOfAge } from "#domain/cycles/norms/norms-of-age.ts";
import type { LastThreeAverages } from "#domain/day/last-three-averages.ts";
import { UsualAtHerAge } from "#web/entry/usual-at-her-age.tsx";
import { Card } from "#web/ui/card.tsx";
import { moodRatingLabels } from "#web/words/ratings.ts";
import { beadsFilled, type ScaleAverage, scaleAverages } from "../view-model.ts";
import { lengthFigure } from "../words.ts";
import { CycleTitle, PeriodTitle } from "./length-titles.tsx";

interface LastThreeCardProps {
  readonly averages: LastThreeAverages;
  readonly norms: NormsOfAge | null;
}

export function LastThreeCard({ averages, norms }: LastThreeCardProps) {
  return (
    <Card title={<Trans>Your last 3 cycles</Trans>}>
      {averages.cycles === 0 ? (
        <p className="text-soft">
          {averages.isOnHormones ? (
            <Trans>
              Hormones set the length of your cycles, so we don't average them. Averages appear here
              after one complete cycle without hormones.
            </Trans>
          ) : (
            <Trans>
              Averages appear here once you have logged one complete cycle: from one period to the
              next.
            </Trans>
          )}
        </p>
      ) : (
        <Averages averages={averages} norms={norms} />
      )}
    </Card>
  );
}

function Averages({ averages, norms }: LastThreeCardProps) {
  const { cycles, cycleLengths, periodLengths, moodDays } = averages;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <dl className="grid gap-2">
        <Row name={<CycleTitle lengths={cycleLengths} isOfThree />} lengths={cycleLengths} />
        <Row name={<PeriodTitle lengths={periodLengths} isOfThree />} lengths={periodLengths} />
      </dl>
      <UsualAtHerAge norms={norms} />
      <ul className="grid gap-4">
        {scaleAverages(averages).map((average) => (
          <ScaleString key={average.scale} average={average} />
        ))}
      </ul>
      <p className="text-sm text-soft">
        <Plural
          value={cycles}
          one="Over your last complete cycle."
          other="Over your last # complete cycles."
        />{" "}
        <Plural
          value={moodDays}
          _0="You logged no stress or mood in them."
          one="You logged stress or mood on 1 day of them."
          other="You logged stress or mood on # days of them."
        />{" "}
        <Trans>A higher number means a harder day.</Trans>
      </p>
    </div>
  );
}

interface RowProps {
  readonly name: ReactNode;
  readonly lengths: LengthSummary | null;
}

function Row({ name, lengths }: RowProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">
        {lengthFigure(lengths, i18n)}
      </dd>
    </div>
  );
}

const names: Readonly<Record<ScaleAverage["scale"], MessageDescriptor>> = {
  stress: moodRatingLabels.stress,
  mood: msg`Mood (depression)`,
  anxiety: moodRatingLabels.anxiety,
};

const STEP = 16;
const RADIUS = 6;

function ScaleString({ average }: { readonly average: ScaleAverage }) {
  const { i18n } = useLingui();
  const { scale, value, outOf } = average;
  const filled = beadsFilled(average);
  const beads = Array.from({ length: outOf }, (_, index) => index);
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{i18n._(names[scale])}</span>
        <span className="font-semibold whitespace-nowrap tabular-nums">
          {value === null ? (
            <Trans>nothing logged</Trans>
          ) : (
            <Trans>
              {value}/{outOf}
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
