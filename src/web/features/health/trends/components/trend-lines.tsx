import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { isWeekly, pointsOf, runningAverages, type Trend, weeklyAverages } from "../view-model.ts";
import { trendLooks } from "../words.ts";
import { LinesCard } from "./lines-card.tsx";

interface TrendLinesProps {
  readonly title: ReactNode;
  readonly scale: ReactNode;
  readonly trends: readonly Trend[];
  readonly first: CalendarDay;
  readonly today: CalendarDay;
  readonly marks: readonly number[];
}

export function TrendLines({ title, scale, trends, first, today, marks }: TrendLinesProps) {
  const { i18n } = useLingui();
  const [main] = trends;
  if (main === undefined) return null;
  const weekly = isWeekly(first, today);
  const lines = trends.map(({ key, values }) => {
    const { name, tone, shape } = trendLooks[key];
    const averages = weekly ? weeklyAverages(values, first) : runningAverages(values);
    const dots = weekly ? undefined : pointsOf(values);
    return { name: i18n._(name), tone, shape, values, averages, dots };
  });
  const drawn = weekly ? (
    <Trans>The line: averages of each week.</Trans>
  ) : (
    <Trans>Dots: single days. The line: the average of seven days.</Trans>
  );
  return (
    <LinesCard
      title={title}
      note={
        <>
          {scale} {drawn}
        </>
      }
      lines={lines}
      since={first}
      first={first}
      last={today}
      yTicks={trendLooks[main.key].ticks}
      floor={marks}
      widestGap={weekly ? 22 : 8}
      height={170}
    />
  );
}
