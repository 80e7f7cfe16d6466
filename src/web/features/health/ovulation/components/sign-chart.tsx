import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { useChartWidth } from "#web/ui/chart-width.ts";
import { type ChartedCycle, chartLabel } from "../view-model.ts";
import { chartFrame } from "./chart-frame.ts";
import { DayString } from "./day-string.tsx";
import { SignRows } from "./sign-rows.tsx";
import { TemperatureMarks } from "./temperature-marks.tsx";

interface SignChartProps {
  readonly cycle: ChartedCycle;
  readonly today: CalendarDay;
}

/** One cycle's temperatures, mucus and tests over a string of its days. */
export function SignChart({ cycle, today }: SignChartProps) {
  const { i18n } = useLingui();
  const [place, width] = useChartWidth();
  const frame = chartFrame(cycle, width);
  return (
    <div ref={place} className="[contain:inline-size]">
      <svg
        role="img"
        aria-label={chartLabel(cycle, today, i18n)}
        width={width}
        height={frame.height}
        viewBox={`0 0 ${width} ${frame.height}`}
        className="block max-w-full tabular-nums"
        fontSize="12"
      >
        <TemperatureMarks cycle={cycle} frame={frame} />
        <DayString cycle={cycle} frame={frame} />
        <SignRows cycle={cycle} frame={frame} />
      </svg>
    </div>
  );
}
