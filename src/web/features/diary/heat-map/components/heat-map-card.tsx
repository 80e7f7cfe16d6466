import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Card } from "#web/ui/card.tsx";
import { type HeatDay, type HeatSources, heatWeeks } from "../view-model.ts";
import { HeatBead } from "./heat-bead.tsx";
import { HeatGrid } from "./heat-grid.tsx";
import { HeatTable } from "./heat-table.tsx";

interface HeatMapCardProps extends HeatSources {
  readonly today: CalendarDay;
  /** Where a day's own page is. */
  readonly hrefOf: (day: CalendarDay) => string;
}

/** Her last 12 weeks, one bead a day. */
export function HeatMapCard({ today, hrefOf, ...sources }: HeatMapCardProps) {
  const weeks = heatWeeks(sources, today);
  const has = (mark: HeatDay["mark"]) =>
    weeks.some(({ days }) => days.some((day) => day.mark === mark));
  return (
    <Card title={<Trans>Your last 12 weeks</Trans>}>
      <div className="grid gap-4">
        <HeatGrid weeks={weeks} hrefOf={hrefOf} />
        <HeatLegend hasSpotting={has("spotting")} hasOvulation={has("ovulation")} />
        <HeatTable weeks={weeks} />
      </div>
    </Card>
  );
}

interface HeatLegendProps {
  readonly hasSpotting: boolean;
  readonly hasOvulation: boolean;
}

/** What the beads mean. */
function HeatLegend({ hasSpotting, hasOvulation }: HeatLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      <Item mark="period" mood={null}>
        <Trans>Period</Trans>
      </Item>
      {hasSpotting && (
        <Item mark="spotting" mood={null}>
          <Trans>Spotting</Trans>
        </Item>
      )}
      {hasOvulation && (
        <Item mark="ovulation" mood={null}>
          <Trans>Ovulation you noted</Trans>
        </Item>
      )}
      <Item mark="resting" mood={1}>
        <Trans>Light mood</Trans>
      </Item>
      <Item mark="resting" mood={5}>
        <Trans>Heavy mood</Trans>
      </Item>
      <Item mark="resting" mood={null}>
        <Trans>Nothing logged</Trans>
      </Item>
    </ul>
  );
}

interface ItemProps extends Pick<HeatDay, "mark" | "mood"> {
  readonly children: ReactNode;
}

function Item({ children, ...bead }: ItemProps) {
  return (
    <li className="grid grid-cols-[1.625rem_auto] items-center gap-1.5">
      <HeatBead {...bead} isToday={false} />
      {children}
    </li>
  );
}
