import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import { useChartWidth } from "#web/ui/chart-width.ts";
import { type ChartDay, type ChartedCycle, type ChartFrame, chartFrame } from "../view-model.ts";
import { chartLabel } from "../words.ts";
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

interface DayStringProps {
  readonly cycle: ChartedCycle;
  readonly frame: ChartFrame;
}

/** The days as beads on their string: bleeding red, the day of ovulation gold. */
function DayString({ cycle, frame }: DayStringProps) {
  const { t } = useLingui();
  return (
    <g>
      <path
        d={`M${frame.left} ${frame.floor}H${frame.right}`}
        className="stroke-string"
        strokeWidth="1.5"
      />
      {cycle.days.map((day) => (
        <g key={day.day} transform={`translate(${frame.x(day.cycleDay)} ${frame.floor})`}>
          <BeadMark
            bead={beadOf(day, cycle)}
            radius={isOvulation(day, cycle) ? Math.max(4, frame.radius) : frame.radius * 0.9}
            gloss="none"
          />
        </g>
      ))}
      <text x={0} y={frame.height - 8} className="fill-soft">
        {t`Day`}
      </text>
      {frame.dayTicks.map((tick) => (
        <text
          key={tick}
          x={frame.x(tick)}
          y={frame.height - 8}
          textAnchor="middle"
          className="fill-soft"
        >
          {tick}
        </text>
      ))}
    </g>
  );
}

const isOvulation = ({ cycleDay }: ChartDay, { evidence }: ChartedCycle) =>
  cycleDay === evidence.ovulationDay;

function beadOf(day: ChartDay, cycle: ChartedCycle): Bead {
  if (isOvulation(day, cycle)) {
    return { kind: cycle.evidence.status === "confirmed" ? "confirmed" : "possible" };
  }
  return day.isBleeding ? { kind: "period" } : { kind: "resting" };
}
