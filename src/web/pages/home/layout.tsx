import { Trans } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import type { Profile } from "#contract/account/profile.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useIsWide } from "#web/ui/browser/use-is-wide.ts";
import type { CycleStateQuery } from "../days/use-cycle-state.ts";
import { cardsFor, type DashboardCard } from "./card-order.ts";

export interface CardProps {
  readonly state: CycleStateQuery;
  readonly today: CalendarDay;
}

interface DashboardLayoutProps {
  readonly overview: ReactNode;
  /** Whether the overview asks about a missed period, which makes it tall enough alone. */
  readonly isAsked: boolean;
  readonly cards: Readonly<Record<DashboardCard, ReactNode>>;
  /** Goals, conditions and tracked topics; `null` while loading. */
  readonly profile: Profile | null;
}

/** Order and columns are set here and not in CSS, so that the Tab key follows the eye. */
export function DashboardLayout({ overview, isAsked, cards, profile }: DashboardLayoutProps) {
  const { first, more } = cardsFor(profile);
  const shown = (names: readonly DashboardCard[]) =>
    names.map((name) => <Fragment key={name}>{cards[name]}</Fragment>);
  const title = (
    <h2 className="mt-2 text-2xl">
      <Trans>More about your cycle</Trans>
    </h2>
  );
  if (!useIsWide()) {
    return (
      <Column>
        {overview}
        {shown(first)}
        {title}
        {shown(more)}
      </Column>
    );
  }
  const isLeft = (_: DashboardCard, place: number) => place % 2 === 0;
  const below = isAsked ? undefined : shortest(first);
  return (
    <>
      <Columns
        left={
          <>
            {overview}
            {shown(first.filter((card) => card === below))}
          </>
        }
        right={shown(first.filter((card) => card !== below))}
      />
      {title}
      <Columns
        left={shown(more.filter(isLeft))}
        right={shown(more.filter((card, place) => !isLeft(card, place)))}
      />
    </>
  );
}

/**
 * The card that fills the gap below the ring: the shortest one, wherever it is in the order. The
 * PCOS card is not shown to everyone.
 */
const shortest = (cards: readonly DashboardCard[]) =>
  cards.includes("symptoms") ? "symptoms" : cards.filter((card) => card !== "pcos").at(-1);

const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">{children}</div>
);

const Columns = ({ left, right }: { readonly left: ReactNode; readonly right: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-6">
    <Column>{left}</Column>
    <Column>{right}</Column>
  </div>
);
