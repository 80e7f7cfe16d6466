import { useLingui } from "@lingui/react/macro";
import { linePath } from "#web/ui/charts/chart-scale.ts";
import type { ChartDay, ChartedCycle, ChartFrame } from "../view-model.ts";

export interface ChartPartProps {
  readonly cycle: ChartedCycle;
  readonly frame: ChartFrame;
}

/** Days without a reading that are still connected. */
const WIDEST_GAP = 4;

export function TemperatureMarks({ cycle, frame }: ChartPartProps) {
  const readings = cycle.days.flatMap((day) => {
    const temperature = day.entry?.basalBodyTemp;
    return temperature === undefined
      ? []
      : [{ ...day, x: frame.x(day.cycleDay), y: frame.y(temperature) }];
  });
  const counted = readings.filter(({ isCounted }) => isCounted);
  return (
    <g>
      <Scale frame={frame} />
      <Rise cycle={cycle} frame={frame} />
      <path
        d={linePath(counted, frame.step * WIDEST_GAP)}
        fill="none"
        className="stroke-clay"
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
        opacity="0.6"
      />
      {readings.map((reading) => (
        <g key={reading.day} transform={`translate(${reading.x} ${reading.y})`}>
          <Reading reading={reading} cycle={cycle} radius={frame.radius} />
        </g>
      ))}
    </g>
  );
}

function Scale({ frame }: Pick<ChartPartProps, "frame">) {
  return frame.ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${frame.left} ${frame.y(tick)}H${frame.right}`} className="stroke-line" />
      <text x={frame.left - 8} y={frame.y(tick)} dy="0.35em" textAnchor="end" className="fill-soft">
        {tick.toFixed(1)}
      </text>
    </g>
  ));
}

function Rise({ cycle: { evidence }, frame }: ChartPartProps) {
  const { t } = useLingui();
  const shift = evidence.temperatureShift;
  if (!shift.detected) return null;
  const from = frame.x(shift.firstHighIndex + 1) - frame.step / 2;
  const y = frame.y(shift.coverline);
  const line = shift.coverline.toFixed(2);
  return (
    <g>
      <rect
        x={from}
        y={frame.top}
        width={Math.max(0, frame.right - from)}
        height={frame.floor - frame.top - 10}
        rx="8"
        className="fill-violet-wash"
      />
      <path
        d={`M${frame.left} ${y}H${frame.right}`}
        className="stroke-violet"
        strokeWidth="2"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <text x={frame.right - 6} y={frame.floor - 20} textAnchor="end" className="fill-violet-ink">
        {t`coverline ${line}`}
      </text>
    </g>
  );
}

export const UncountedMark = ({ radius }: { readonly radius: number }) => (
  <circle r={radius} className="fill-card stroke-clay" strokeWidth="1.5" strokeDasharray="2 2" />
);

interface ReadingProps {
  readonly reading: ChartDay;
  readonly cycle: ChartedCycle;
  readonly radius: number;
}

function Reading({ reading: { cycleDay, isCounted }, cycle, radius }: ReadingProps) {
  const shift = cycle.evidence.temperatureShift;
  const first = shift.detected ? shift.firstHighIndex + 1 : Number.POSITIVE_INFINITY;
  if (!isCounted) return <UncountedMark radius={radius} />;
  const isHigh = cycleDay >= first;
  return (
    <>
      {cycleDay === first && (
        <circle r={radius + 4} fill="none" className="stroke-violet" strokeWidth="1.8" />
      )}
      <circle r={radius + 1.4} className={isHigh ? "fill-violet-wash" : "fill-card"} />
      <circle r={radius} className={isHigh ? "fill-violet" : "fill-clay"} />
    </>
  );
}
