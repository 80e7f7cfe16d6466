import { Fragment, type ReactNode } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import type { CycleStateQuery } from "../use-cycle-state.ts";

/** What each card of the dashboard is given. */
export interface CardProps {
  readonly state: CycleStateQuery;
  readonly today: CalendarDay;
}

/** On a phone: the ring, how she is today, then what may come and what was. */
const ONE_COLUMN = [
  "overview",
  "banner",
  "check-in",
  "predictions",
  "pcos",
  "heat-map",
  "insight",
  "symptoms",
  "averages",
  "recovery",
] as const;

type DashboardCard = (typeof ONE_COLUMN)[number];

/** Her cycle on the left, herself on the right; about as long as each other. */
const TWO_COLUMNS: readonly (readonly DashboardCard[])[] = [
  ["overview", "predictions", "heat-map", "symptoms", "recovery"],
  ["banner", "check-in", "insight", "pcos", "averages"],
];

/**
 * The cards in the order they are read. Order and columns are chosen here and not by the style
 * sheet, so that the Tab key and a screen reader follow what is seen.
 */
export function DashboardLayout({
  cards,
}: {
  readonly cards: Readonly<Record<DashboardCard, ReactNode>>;
}) {
  const column = (names: readonly DashboardCard[]) => (
    <div key={names[0]} className="grid min-w-0 gap-5 lg:gap-6">
      {names.map((name) => (
        <Fragment key={name}>{cards[name]}</Fragment>
      ))}
    </div>
  );
  if (!useIsWide()) return column(ONE_COLUMN);
  return (
    <div className="grid grid-cols-[minmax(0,11fr)_minmax(0,9fr)] items-start gap-6">
      {TWO_COLUMNS.map(column)}
    </div>
  );
}
