interface Tick {
  readonly at: number;
  readonly label: string;
}

interface ChartAxesProps {
  readonly area: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** In the key below the chart, so that no label covers a value. */
  readonly bands: readonly {
    readonly top: number;
    readonly bottom: number;
    readonly label: string;
  }[];
  readonly levels: readonly Tick[];
}

export function ChartAxes(props: ChartAxesProps) {
  return (
    <g fontSize="12" className="tabular-nums">
      <Bands {...props} />
      <Rules {...props} />
      <Levels {...props} />
      <Floor {...props} />
    </g>
  );
}

function Bands({ area: { left, right }, bands }: ChartAxesProps) {
  return bands.map(({ label, top, bottom }) => (
    <rect
      key={label}
      x={left}
      y={top}
      width={Math.max(0, right - left)}
      height={Math.max(0, bottom - top)}
      rx="6"
      className="fill-violet-wash"
    />
  ));
}

function Rules({ area: { left, right }, yTicks }: ChartAxesProps) {
  return yTicks.map(({ at, label }) => (
    <g key={label}>
      <line x1={left} x2={right} y1={at} y2={at} className="stroke-line" strokeWidth="1" />
      <text x={left - 8} y={at} dy="0.35em" textAnchor="end" className="fill-soft">
        {label}
      </text>
    </g>
  ));
}

export const levelStroke = {
  strokeDasharray: "2 5",
  strokeLinecap: "round",
  strokeWidth: "2",
  className: "stroke-clay",
} as const;

function Levels({ area: { left, right }, levels }: ChartAxesProps) {
  return levels.map(({ at, label }) => (
    <line key={label} x1={left} x2={right} y1={at} y2={at} {...levelStroke} />
  ));
}

function Floor({ area: { left, right, bottom }, xTicks }: ChartAxesProps) {
  const anchorOf = (at: number) => {
    if (at > right - 24) return "end";
    return at < left + 24 ? "start" : "middle";
  };
  return (
    <>
      <line
        x1={left}
        x2={right}
        y1={bottom}
        y2={bottom}
        className="stroke-string"
        strokeWidth="1.5"
      />
      {xTicks.map(({ at, label }) => (
        <text
          key={`${at} ${label}`}
          x={at}
          y={bottom + 20}
          textAnchor={anchorOf(at)}
          className="fill-soft"
        >
          {label}
        </text>
      ))}
    </>
  );
}
