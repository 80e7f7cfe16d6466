import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface StatTilesProps {
  readonly totalCycles: number;
  /** Days. */
  readonly averageCycle: number | null;
  /** Days. */
  readonly averagePeriod: number | null;
  /** Days on which she checked in. */
  readonly checkIns: number;
}

/** What she has logged so far, in four figures. */
export function StatTiles(props: StatTilesProps) {
  const { totalCycles, averageCycle, averagePeriod, checkIns } = props;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4">
      <Tile name={<Plural value={totalCycles} one="Cycle logged" other="Cycles logged" />}>
        {totalCycles}
      </Tile>
      <Tile name={<Trans>Average cycle</Trans>}>
        <Days value={averageCycle} />
      </Tile>
      <Tile name={<Trans>Average period</Trans>}>
        <Days value={averagePeriod} />
      </Tile>
      <Tile name={<Plural value={checkIns} one="Day checked in" other="Days checked in" />}>
        {checkIns}
      </Tile>
    </dl>
  );
}

interface TileProps {
  readonly name: ReactNode;
  readonly children: ReactNode;
}

function Tile({ name, children }: TileProps) {
  return (
    <div className="grid content-between rounded-card bg-card px-4 py-3.5 shadow-card ring-1 ring-inset ring-line sm:px-5 sm:py-4">
      <dt className="order-2 text-sm text-soft">{name}</dt>
      <dd className="font-display text-2xl font-semibold whitespace-nowrap tabular-nums">
        {children}
      </dd>
    </div>
  );
}

function Days({ value }: { readonly value: number | null }) {
  if (value === null) return "–";
  return <Plural value={value} one="# day" other="# days" />;
}
