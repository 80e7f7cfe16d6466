import { type ReactNode, useId } from "react";
import type { Bead } from "../bead.ts";
import { BeadMark, TodayMark } from "../bead-mark.tsx";
import { Gloss } from "../gloss.tsx";
import { Moon } from "../moon.tsx";
import { type Ribbon, weave } from "../ribbon.ts";
import {
  arcPath,
  RING_HALF,
  RING_HALF_WIDE,
  type RingGeometry,
  ringGeometry,
} from "./bead-ring-geometry.ts";
import { datesOf } from "./ring-dates.ts";

/** Days relative to today; negative for past days. */
interface Span {
  readonly first: number;
  readonly last: number;
}

export interface RingDrawing {
  readonly beads: readonly Bead[];
  readonly ahead: number;
  readonly ribbon: Ribbon | null;
  readonly marks: readonly { readonly day: number; readonly words: string }[];
  readonly possible: Span | null;
  readonly peak: Span | null;
}

interface BeadRingProps extends RingDrawing {
  /** Phase of the moon: 0 new, 0.5 full, 1 new again. */
  readonly moonFraction: number;
  readonly center: ReactNode;
  readonly label: string;
  readonly children?: (geometry: RingGeometry) => ReactNode;
}

/** Narrower where the forecast is surer. Resting beads are two strokes: ninety render like ten. */
export function BeadRing(props: BeadRingProps) {
  const { beads, ahead, marks, moonFraction, center, label, children } = props;
  const id = useId();
  const geometry = ringGeometry(beads.length, ahead);
  return (
    <div className="bead-ring">
      <div className="bead-ring-place">
        <svg viewBox={viewBox(marks.length > 0)} role="img" aria-label={label}>
          <Gloss id={`${id}-gloss`} />
          <g transform={geometry.before > 0 ? "scale(0.84)" : undefined}>
            <Moon turn={moonFraction} id={id} />
          </g>
          <g className="bead-ring-days">
            <FertileArcs {...props} geometry={geometry} />
            <path
              d={arcPath(geometry.radius, 0, 1)}
              fill="none"
              stroke="var(--string)"
              strokeWidth="1.5"
            />
            {props.ribbon && <RibbonBand ribbon={props.ribbon} geometry={geometry} />}
            <Marks marks={marks} geometry={geometry} />
            <Beads beads={beads} geometry={geometry} gloss={`url(#${id}-gloss)`} />
          </g>
        </svg>
        <div className="bead-ring-center" aria-hidden="true" data-turns={geometry.before && 2}>
          {center}
        </div>
        {children?.(geometry)}
      </div>
    </div>
  );
}

export const viewBox = (isWide: boolean) => {
  const half = isWide ? RING_HALF_WIDE : RING_HALF;
  return `${-half} ${-RING_HALF} ${2 * half} ${2 * RING_HALF}`;
};

interface PartProps {
  readonly geometry: RingGeometry;
}

type FertileArcsProps = Pick<RingDrawing, "possible" | "peak"> & PartProps;

/**
 * A thin arc inside the ring for possible days, fainter for past ones; a thick one for peak days.
 */
function FertileArcs({ possible, peak, geometry }: FertileArcsProps) {
  const arc = ({ first, last }: Span) => {
    const from = Math.max(0, geometry.turnOf(first - 0.4));
    return arcPath(geometry.radius - 19, from, geometry.turnOf(last + 0.4));
  };
  return (
    <g fill="none" stroke="var(--gold)" strokeLinecap="round">
      {possible && possible.first < 0 && (
        <path d={arc({ ...possible, last: -0.4 })} strokeWidth="2" opacity="0.35" />
      )}
      {possible && (
        <path d={arc({ ...possible, first: Math.max(0, possible.first) })} strokeWidth="2.5" />
      )}
      {peak && <path d={arc(peak)} strokeWidth="7" />}
    </g>
  );
}

function RibbonBand({ ribbon, geometry }: { readonly ribbon: Ribbon } & PartProps) {
  const { cells, thread } = weave(ribbon, geometry);
  return (
    <>
      {cells.map(({ depth, path }) => (
        <path key={depth} d={path} fill="var(--hibiscus)" opacity={depth} />
      ))}
      <path d={thread} fill="none" stroke="var(--card)" strokeWidth="0.9" opacity="0.6" />
    </>
  );
}

function Marks({ marks, geometry }: Pick<RingDrawing, "marks"> & PartProps) {
  return datesOf(marks, geometry).map(({ day, lines, x, y, drop, anchor }) => (
    <g key={day}>
      <path
        d={`M0 ${-geometry.radius - 15}v-6`}
        transform={`rotate(${360 * geometry.turnOf(day)})`}
        stroke="var(--hibiscus)"
        strokeWidth="2"
      />
      <text y={y} textAnchor={anchor} className="bead-ring-date">
        {lines.map((line, place) => (
          <tspan key={line} x={x} dy={`${place > 0 ? 1.1 : drop}em`}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  ));
}

interface BeadsProps extends PartProps {
  readonly beads: readonly Bead[];
  readonly gloss: string;
}

function Beads({ beads, geometry, gloss }: BeadsProps) {
  const { beadRadius: radius, days, before, placeOf } = geometry;
  const shown = beads.slice(-(days + before)).map((bead, index, { length }) => {
    const { x, y } = placeOf(length - 1 - index);
    return { bead, index, at: `${x} ${y}` };
  });
  const resting = shown
    .flatMap(({ bead, at }) => (bead.kind === "resting" && !bead.today ? `M${at}h.01` : []))
    .join("");
  const today = shown.find(({ bead }) => bead.today !== undefined);
  return (
    <>
      <g fill="none" strokeLinecap="round">
        <path d={resting} stroke="var(--bead-edge)" strokeWidth={2 * radius} />
        <path d={resting} stroke="var(--bead)" strokeWidth={2 * radius - 2} />
      </g>
      {shown.map(
        ({ bead, index, at }) =>
          bead.kind !== "resting" &&
          !bead.today && (
            <g key={index} transform={`translate(${at})`}>
              <BeadMark bead={bead} radius={radius * 0.94} gloss={gloss} />
            </g>
          ),
      )}
      {today?.bead.today && (
        <g transform={`translate(${today.at})`}>
          <TodayMark bead={today.bead} text={today.bead.today} />
        </g>
      )}
    </>
  );
}
