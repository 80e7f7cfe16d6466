import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";
import { lengthFigure } from "../words.ts";
import { CycleTitle, PeriodTitle } from "./length-titles.tsx";

export function StatTiles(props: {
  readonly totalCycles: number;
  readonly cycleLengths: LengthSummary | null;
  readonly periodLengths: LengthSummary | null;
  readonly checkIns: number;
}) {
  const { totalCycles, cycleLengths, periodLengths, checkIns } = props;
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-4">
      <Tile name={<Plural value={totalCycles} one="Cycle logged" other="Cycles logged" />}>
        {totalCycles}
      </Tile>
      <Tile name={<CycleTitle lengths={cycleLengths} />}>{lengthFigure(cycleLengths, i18n)}</Tile>
      <Tile name={<PeriodTitle lengths={periodLengths} />}>
        {lengthFigure(periodLengths, i18n)}
      </Tile>
      <Tile name={<Plural value={checkIns} one="Day checked in" other="Days checked in" />}>
        {checkIns}
      </Tile>
    </dl>
  );
}

function Tile({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-between rounded-card bg-card px-3 py-3.5 shadow-card ring-1 ring-inset ring-line sm:px-5 sm:py-4">
      <dt className="order-2 text-sm text-soft">{name}</dt>
      {/* The fallback font's digits are wider: until the font has loaded, a range may need two lines. */}
      <dd className="font-display text-xl font-semibold tabular-nums sm:text-2xl">{children}</dd>
    </div>
  );
}
