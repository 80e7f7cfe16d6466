import { Trans } from "@lingui/react/macro";
import { memo } from "react";
import type { BleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import type { DayRecord } from "#domain/day/day-record.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import {
  bleedingMarks,
  firstDayShown,
  type Span,
  type Trend,
  type TrendKey,
  trendsOf,
} from "../view-model.ts";
import { TrendLines } from "./trend-lines.tsx";

export const TrendCards = memo(function TrendCards(props: {
  readonly span: Span;
  readonly records: readonly DayRecord[];
  readonly bleeding: BleedingDays;
  readonly today: CalendarDay;
}) {
  const { span, records, bleeding, today } = props;
  const first = firstDayShown(span, today, records);
  const trends = trendsOf(records, first);
  const of = (...keys: readonly TrendKey[]): Trend[] =>
    trends.filter(({ key }) => keys.includes(key));
  const shared = { first, today, marks: bleedingMarks(bleeding, first, today) };
  if (trends.length === 0) return <NoLines />;
  return (
    <>
      <TrendLines
        title={<Trans>Mood</Trans>}
        scale={<Trans>From 1, hardly, to 5, very strong.</Trans>}
        trends={of("low-mood", "anxiety")}
        {...shared}
      />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-6">
        <TrendLines
          title={<Trans>Sleep</Trans>}
          scale={<Trans>From 0, no rest, to 10, the best.</Trans>}
          trends={of("sleep")}
          {...shared}
        />
        <TrendLines
          title={<Trans>Energy</Trans>}
          scale={<Trans>From 0, none, to 10, full.</Trans>}
          trends={of("energy")}
          {...shared}
        />
      </div>
      <p className="flex items-center gap-2 text-sm text-soft">
        <span className="size-2 flex-none rounded-full bg-hibiscus" />
        <Trans>Red beads along the bottom are bleeding days.</Trans>
      </p>
    </>
  );
});

function NoLines() {
  return (
    <Card title={<Trans>No lines yet</Trans>}>
      <p className="mb-4 text-soft">
        <Trans>You'll see mood, sleep and energy here as lines. Log a few days to start.</Trans>
      </p>
      <ButtonLink href="/track">
        <Trans>Log today</Trans>
      </ButtonLink>
    </Card>
  );
}

/** Reserves the height of the charts to avoid a layout shift. */
export function LinesOutline() {
  return (
    <>
      <Skeleton className="h-96 rounded-card" />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-6">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </>
  );
}
