import { useLingui } from "@lingui/react/macro";
import type { Bead } from "#web/beads/bead.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import type { ChartDay, ChartedCycle } from "../view-model.ts";
import type { ChartFrame } from "./chart-frame.ts";

interface DayStringProps {
  readonly cycle: ChartedCycle;
  readonly frame: ChartFrame;
}

/** The days as beads on their string: bleeding red, the day of ovulation gold. */
export function DayString({ cycle, frame }: DayStringProps) {
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
