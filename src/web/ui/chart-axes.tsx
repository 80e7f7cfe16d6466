interface Tick {
  readonly at: number;
  readonly label: string;
}

interface ChartAxesProps {
  readonly area: { readonly left: number; readonly right: number; readonly bottom: number };
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly bands: readonly {
    readonly top: number;
    readonly bottom: number;
    readonly label: string;
  }[];
  readonly levels: readonly Tick[];
}

/** A level nearer to the top has its words beneath it. */
const TOP_ROOM = 24;

/** What lies behind the lines: quiet rules, the usual range, and the dates on the floor. */
export function ChartAxes({ area, xTicks, yTicks, bands, levels }: ChartAxesProps) {
  const { left, right, bottom } = area;
  return (
    <g fontSize="12" className="tabular-nums">
      {bands.map((band) => (
        <g key={band.label}>
          <rect
            x={left}
            y={band.top}
            width={Math.max(0, right - left)}
            height={Math.max(0, band.bottom - band.top)}
            rx="6"
            className="fill-aloe-wash"
          />
          <text x={left + 10} y={band.bottom - 8} className="fill-aloe-ink">
            {band.label}
          </text>
        </g>
      ))}
      {yTicks.map(({ at, label }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={at} y2={at} className="stroke-line" strokeWidth="1" />
          <text x={left - 8} y={at} dy="0.35em" textAnchor="end" className="fill-soft">
            {label}
          </text>
        </g>
      ))}
      {levels.map(({ at, label }) => (
        <g key={label}>
          <line
            x1={left}
            x2={right}
            y1={at}
            y2={at}
            strokeDasharray="2 5"
            strokeLinecap="round"
            strokeWidth="2"
            className="stroke-clay"
          />
          <text
            x={right - 8}
            y={at < TOP_ROOM ? at + 16 : at - 7}
            textAnchor="end"
            className="fill-clay-ink"
          >
            {label}
          </text>
        </g>
      ))}
      {/* The floor is a string, as everywhere days are told. */}
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
          textAnchor={at > right - 24 ? "end" : at < left + 24 ? "start" : "middle"}
          className="fill-soft"
        >
          {label}
        </text>
      ))}
    </g>
  );
}
