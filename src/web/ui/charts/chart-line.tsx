import { ChartAxes } from "./chart-axes.tsx";
import { ChartKey } from "./chart-key.tsx";
import { ChartMark, type ChartShape } from "./chart-mark.tsx";
import { type ChartMoment, ChartMoments } from "./chart-moments.tsx";
import { type ChartPoint, linearScale, linePath, niceTicks } from "./chart-scale.ts";
import { type ChartTone, FILL, STROKE } from "./chart-tones.ts";
import { useChartWidth } from "./chart-width.ts";

export interface ChartDatum extends ChartPoint {
  /** Overrides the series' shape. */
  readonly shape?: ChartShape | undefined;
  readonly note?: string | undefined;
}

export interface ChartSeries {
  readonly name: string;
  readonly tone: ChartTone;
  readonly shape: ChartShape;
  readonly points: readonly ChartDatum[];
  /** Single values around the line, such as those it averages. */
  readonly dots?: readonly ChartPoint[] | undefined;
}

export interface ChartBand {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

export interface ChartLevel {
  readonly at: number;
  readonly label: string;
}

export interface LineChartProps {
  readonly label: string;
  readonly series: readonly ChartSeries[];
  readonly x: { readonly min: number; readonly max: number };
  readonly xTicks: readonly { readonly at: number; readonly label: string }[];
  /** Fixed ticks for scales with known ends, such as 1 to 5. */
  readonly yTicks?: readonly number[] | undefined;
  readonly bands?: readonly ChartBand[] | undefined;
  readonly levels?: readonly ChartLevel[] | undefined;
  /** Beads along the x axis, such as the days of a period. */
  readonly floor?: readonly number[] | undefined;
  /** Days on which something began, with a sign explained by the legend. */
  readonly moments?: readonly ChartMoment[] | undefined;
  /** Points further apart are not connected; in units of `x`. */
  readonly widestGap: number;
  readonly height?: number | undefined;
}

const EDGE = { top: 14, right: 10, bottom: 30 };
/** Maximum width of a digit in phones' fonts. */
const DIGIT = 7.7;
/** Left margin: the scale's longest number, or a minimum that aligns most charts. */
const leftOf = (ticks: readonly number[]) =>
  Math.max(38, ...ticks.map((tick) => String(tick).length * DIGIT + 10));
/** Room above the values for moments' signs and notes. */
const SIGN_ROOM = 20;
/** With more points only the line and the beads at its ends are drawn. */
const MOST_BEADS = 60;

export function LineChart(props: LineChartProps) {
  const { label, xTicks, floor = [], moments = [], height = 190 } = props;
  const [place, width] = useChartWidth();
  const { across, up, ticks, bands, levels, area } = scalesOf(props, width, height);
  const gap = across(props.x.min + props.widestGap) - across(props.x.min);
  const onPage = <Point extends ChartPoint>(point: Point): Point => ({
    ...point,
    x: across(point.x),
    y: up(point.y),
  });
  const series = props.series.map((line) => ({
    ...line,
    points: line.points.map(onPage),
    dots: line.dots?.map(onPage),
  }));
  return (
    <div ref={place} className="[contain:inline-size]">
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block max-w-full"
      >
        <ChartAxes
          area={area}
          yTicks={ticks.map((at) => ({ at: up(at), label: String(at) }))}
          xTicks={xTicks.map((tick) => ({ ...tick, at: across(tick.at) }))}
          bands={bands}
          levels={levels}
        />
        {floor.map((at) => (
          <circle key={at} cx={across(at)} cy={area.bottom} r="2.6" className="fill-hibiscus" />
        ))}
        <ChartMoments
          moments={moments.map((moment) => ({ ...moment, at: across(moment.at) }))}
          bottom={area.bottom}
        />
        {series.map(({ name, tone, dots = [] }) => (
          <Dots key={name} tone={tone} dots={dots} />
        ))}
        {series.map((line) => (
          <Thread key={line.name} series={line} gap={gap} />
        ))}
      </svg>
      <ChartKey bands={bands} levels={levels} />
    </div>
  );
}

function scalesOf(props: LineChartProps, width: number, height: number) {
  const ticks = props.yTicks ?? niceTicks(extentOf(props), 4);
  const area = { left: leftOf(ticks), right: width - EDGE.right, bottom: height - EDGE.bottom };
  const y = { min: Math.min(...ticks), max: Math.max(...ticks) };
  const hasSigns =
    (props.moments ?? []).length > 0 || props.series.some((line) => line.points.some(hasNote));
  const up = linearScale(y, area.bottom, EDGE.top + (hasSigns ? SIGN_ROOM : 0));
  const bands = (props.bands ?? [])
    .filter(({ from, to }) => from < y.max && to > y.min)
    .map(({ label, from, to }) => ({
      label,
      top: up(Math.min(to, y.max)),
      bottom: up(Math.max(from, y.min)),
    }));
  const levels = (props.levels ?? [])
    .filter(({ at }) => at >= y.min && at <= y.max)
    .map((level) => ({ ...level, at: up(level.at) }));
  const across = linearScale(props.x, area.left + 6, area.right);
  return { area, ticks, up, across, bands, levels };
}

const hasNote = ({ note }: ChartDatum) => note !== undefined;

function Dots({ tone, dots }: { readonly tone: ChartTone; readonly dots: readonly ChartPoint[] }) {
  return (
    <g className={FILL[tone]} opacity={0.35}>
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.4" />
      ))}
    </g>
  );
}

/** The range of the values, extended to a band's nearest edge for comparison. */
function extentOf({ series, bands = [], levels = [] }: LineChartProps) {
  const values = series.flatMap(({ points }) => points.map((point) => point.y));
  const highest = Math.max(...values, 0);
  const upper = [...bands.map(({ to }) => to), ...levels.map(({ at }) => at)];
  const lower = bands.map(({ from }) => from);
  const near = [
    ...upper.filter((edge) => edge < highest * 1.3),
    ...lower.filter((edge) => edge > 0 && edge < highest * 2),
  ];
  const all = [...values, ...near];
  return all.length === 0 ? { min: 0, max: 1 } : { min: Math.min(...all), max: Math.max(...all) };
}

function Thread({ series, gap }: { readonly series: ChartSeries; readonly gap: number }) {
  const { points, tone, shape } = series;
  const isDense = points.length > MOST_BEADS;
  const beads = isDense ? points.slice(-1) : points;
  return (
    <g>
      <path
        d={linePath(points, gap)}
        fill="none"
        strokeWidth={2.4}
        strokeLinejoin="round"
        strokeLinecap="round"
        className={STROKE[tone]}
        opacity={isDense ? 1 : 0.55}
      />
      {beads.map(({ x, y, note, shape: own }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ChartMark shape={own ?? shape} tone={tone} radius={points.length > 24 ? 3.6 : 5} />
          {note !== undefined && (
            <text
              y="-11"
              textAnchor={anchorOf(index, beads.length)}
              fontSize="11.5"
              className="fill-soft tabular-nums"
            >
              {note}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}

/** Labels at either end stay within the drawing. */
function anchorOf(index: number, count: number) {
  if (index === 0 && count > 1) return "start";
  return index > 0 && index === count - 1 ? "end" : "middle";
}
