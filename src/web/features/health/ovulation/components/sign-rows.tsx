import { useLingui } from "@lingui/react/macro";
import type { Ovulation } from "#contract/ovulation.ts";
import type { ChartFrame } from "../view-model.ts";
import type { ChartPartProps } from "./temperature-marks.tsx";

/** Under the days: mucus as beads, the clearer the larger; tests as filled or hollow diamonds. */
export function SignRows({ cycle, frame }: ChartPartProps) {
  const { t } = useLingui();
  const { mucusPeak } = cycle.evidence;
  return (
    <g>
      <RowFrame frame={frame} y={frame.mucusRow} label={t`Mucus`} />
      <RowFrame frame={frame} y={frame.testRow} label={t`LH test`} />
      {cycle.days.map(({ day, cycleDay, entry }) => (
        <g key={day} transform={`translate(${frame.x(cycleDay)} 0)`}>
          {entry?.cervicalMucus !== undefined && (
            <g transform={`translate(0 ${frame.mucusRow})`}>
              {mucusPeak.detected && mucusPeak.peakIndex === cycleDay - 1 && (
                <circle r={frame.radius + 4} className="fill-none stroke-aloe" strokeWidth="1.6" />
              )}
              <MucusBead mucus={entry.cervicalMucus} radius={frame.radius} />
            </g>
          )}
          {(entry?.ovulationTest === "positive" || entry?.ovulationTest === "negative") && (
            <g transform={`translate(0 ${frame.testRow})`}>
              <TestMark isPositive={entry.ovulationTest === "positive"} radius={frame.radius} />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

interface RowFrameProps {
  readonly frame: ChartFrame;
  readonly y: number;
  readonly label: string;
}

function RowFrame({ frame, y, label }: RowFrameProps) {
  return (
    <g>
      <path d={`M${frame.left} ${y}H${frame.right}`} className="stroke-line" />
      <text x={0} y={y} dy="0.35em" fontSize="11" className="fill-soft">
        {label}
      </text>
    </g>
  );
}

const SHARE = { dry: 0.4, sticky: 0.65, creamy: 0.85, egg_white: 1.2 } as const;

interface MucusBeadProps {
  readonly mucus: NonNullable<Ovulation["cervicalMucus"]>;
  readonly radius: number;
}

export function MucusBead({ mucus, radius }: MucusBeadProps) {
  return mucus === "dry" ? (
    <circle r={radius * 0.6} className="fill-card stroke-aloe" strokeWidth="1.3" />
  ) : (
    <circle r={radius * SHARE[mucus]} className="fill-aloe" />
  );
}

interface TestMarkProps {
  readonly isPositive: boolean;
  readonly radius: number;
}

export function TestMark({ isPositive, radius }: TestMarkProps) {
  const size = isPositive ? radius * 1.3 : radius;
  return (
    <path
      d={`M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`}
      className={isPositive ? "fill-gold" : "fill-card stroke-edge"}
      strokeWidth="1.2"
    />
  );
}
