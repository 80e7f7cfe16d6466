import { Fragment, type ReactNode } from "react";
import type { Setup } from "#contract/setup.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import type { CycleStateQuery } from "../use-cycle-state.ts";
import { cardsFor, type DashboardCard } from "./card-order.ts";

/** What each card of the dashboard is given. */
export interface CardProps {
  readonly state: CycleStateQuery;
  readonly today: CalendarDay;
}

/** Her cycle on the left, herself on the right; about as long as each other. */
const TWO_COLUMNS: readonly (readonly DashboardCard[])[] = [
  ["overview", "predictions", "heat-map", "symptoms", "recovery"],
  ["banner", "check-in", "insight", "pcos", "averages"],
];

interface DashboardLayoutProps {
  readonly cards: Readonly<Record<DashboardCard, ReactNode>>;
  /** What she chose to track, and what concerns her; `null` before she has said. */
  readonly setup: Setup | null;
}

/**
 * The cards in the order they are read. Order and columns are chosen here and not by the style
 * sheet, so that the Tab key and a screen reader follow what is seen.
 */
export function DashboardLayout({ cards, setup }: DashboardLayoutProps) {
  const order = cardsFor(setup);
  const column = (names: readonly DashboardCard[]) => (
    <div key={names[0]} className="grid min-w-0 gap-5 lg:gap-6">
      {names.map((name) => (
        <Fragment key={name}>{cards[name]}</Fragment>
      ))}
    </div>
  );
  if (!useIsWide()) return column(order);
  return (
    <div className="grid grid-cols-[minmax(0,11fr)_minmax(0,9fr)] items-start gap-6">
      {TWO_COLUMNS.map((names) => column(order.filter((card) => names.includes(card))))}
    </div>
  );
}
