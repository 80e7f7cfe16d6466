import { Trans } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Card } from "#web/ui/card.tsx";
import { type HeatDay, type HeatSources, heatWeeks } from "../view-model.ts";
import { HeatGrid } from "./heat-grid.tsx";
import { HeatLegend } from "./heat-legend.tsx";
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
