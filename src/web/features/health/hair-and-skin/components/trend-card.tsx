import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { addDays } from "#domain/days/calendar-day.ts";
import type { ChartSeries } from "#web/ui/charts/chart-line.tsx";
import { LinesCard } from "../../trends/components/lines-card.tsx";
import { type CheckRow, type TrendKey, trendOf } from "../view-model.ts";
import { trendLabels } from "../words.ts";

const LOOK = {
  total: { tone: "violet", shape: "bead" },
  acne: { tone: "hibiscus", shape: "bead" },
  hairThinning: { tone: "clay", shape: "diamond" },
} as const satisfies Record<TrendKey, Pick<ChartSeries, "tone" | "shape">>;

/** A gap of more days breaks the line: checks half a year apart are connected. */
const WIDEST_GAP = 370;

interface TrendCardProps {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly keys: readonly TrendKey[];
  readonly rows: readonly CheckRow[];
  readonly yTicks: readonly number[];
}

export function TrendCard({ title, note, keys, rows, yTicks }: TrendCardProps) {
  const { i18n } = useLingui();
  const lines = keys
    .map((key) => ({ name: i18n._(trendLabels[key]), ...LOOK[key], values: trendOf(rows, key) }))
    .filter(({ values }) => values.length > 0);
  const days = lines.flatMap(({ values }) => values.map(({ day }) => day)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const margin = first === last ? 7 : 0;
  return (
    <LinesCard
      title={title}
      note={note}
      lines={lines}
      since={first}
      first={addDays(first, -margin)}
      last={addDays(last, margin)}
      yTicks={yTicks}
      widestGap={WIDEST_GAP}
    />
  );
}
