export interface ChartMoment {
  readonly at: number;
  /** One letter or digit. */
  readonly sign: string;
}

interface ChartMomentsProps {
  readonly moments: readonly ChartMoment[];
  readonly bottom: number;
}

/** Vertical centre of the signs, from the top of the drawing. */
const ROW = 10;
const RADIUS = 9;

export function ChartMoments({ moments, bottom }: ChartMomentsProps) {
  return moments.map(({ at, sign }) => (
    <g key={`${at} ${sign}`} transform={`translate(${at} 0)`}>
      <line
        y1={ROW + RADIUS}
        y2={bottom}
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth="2"
        className="stroke-gold"
      />
      <circle cy={ROW} r={RADIUS} className="fill-gold-wash stroke-gold" strokeWidth="1.5" />
      <text
        y={ROW}
        dy="0.35em"
        textAnchor="middle"
        fontSize="11.5"
        fontWeight="600"
        className="fill-gold-ink"
      >
        {sign}
      </text>
    </g>
  ));
}
