import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import type { ChartedCycle, ChartFrame } from "../view-model.ts";
import { type ChartPartProps, UncountedMark } from "./temperature-marks.tsx";

/** Below the days: mucus as beads, larger when clearer; tests as filled or hollow diamonds. */
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

/** The label is above its marks, because in some languages it does not fit beside them. */
function RowFrame({ frame, y, label }: RowFrameProps) {
  return (
    <g>
      <path d={`M${frame.left} ${y}H${frame.right}`} className="stroke-line" />
      <text x={0} y={y - 13} fontSize="11" className="fill-soft">
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

function MucusBead({ mucus, radius }: MucusBeadProps) {
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

function TestMark({ isPositive, radius }: TestMarkProps) {
  const size = isPositive ? radius * 1.3 : radius;
  return (
    <path
      d={`M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`}
      className={isPositive ? "fill-gold" : "fill-card stroke-edge"}
      strokeWidth="1.2"
    />
  );
}

const RADIUS = 5;

export function SignLegend({ cycle }: { readonly cycle: ChartedCycle }) {
  const { days, evidence } = cycle;
  const measured = days.filter(({ entry }) => entry?.basalBodyTemp !== undefined);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-soft">
      {measured.length > 0 && (
        <Mark words={<Trans>Temperature</Trans>}>
          <circle r={RADIUS} className="fill-clay" />
        </Mark>
      )}
      {evidence.temperatureShift.detected && (
        <Mark words={<Trans>First raised temperature, then the next</Trans>}>
          <circle r={7} fill="none" className="stroke-violet" strokeWidth="1.5" />
          <circle r={4} className="fill-violet" />
        </Mark>
      )}
      {measured.some(({ isCounted }) => !isCounted) && (
        <Mark words={<Trans>Not counted</Trans>}>
          <UncountedMark radius={RADIUS} />
        </Mark>
      )}
      {evidence.status === "confirmed" && (
        <Mark words={<Trans>Ovulation confirmed</Trans>}>
          <BeadMark bead={{ kind: "confirmed" }} radius={RADIUS} gloss="none" />
        </Mark>
      )}
      {evidence.status === "likely" && (
        <Mark words={<Trans>Ovulation likely</Trans>}>
          <BeadMark bead={{ kind: "possible" }} radius={RADIUS} gloss="none" />
        </Mark>
      )}
      {days.some(({ entry }) => entry?.cervicalMucus !== undefined) && (
        <Mark words={<Trans>Mucus: larger means clearer</Trans>}>
          <MucusBead mucus="egg_white" radius={RADIUS} />
        </Mark>
      )}
      {days.some(({ entry }) => entry?.ovulationTest === "positive") && (
        <Mark words={<Trans>Positive test</Trans>}>
          <TestMark isPositive radius={RADIUS} />
        </Mark>
      )}
    </ul>
  );
}

function Mark({ words, children }: { readonly words: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="-8.5 -8.5 17 17" width={17} height={17} aria-hidden="true">
        {children}
      </svg>
      {words}
    </li>
  );
}
