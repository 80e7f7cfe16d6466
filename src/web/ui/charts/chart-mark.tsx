import { type ChartTone, FILL, STROKE } from "./chart-tones.ts";

export type ChartShape = "bead" | "ring" | "diamond";

interface ChartMarkProps {
  readonly shape: ChartShape;
  readonly tone: ChartTone;
  readonly radius: number;
}

export function ChartMark({ shape, tone, radius }: ChartMarkProps) {
  switch (shape) {
    case "bead":
      return (
        <>
          <circle r={radius + 1.6} className="fill-card" />
          <circle r={radius} className={FILL[tone]} />
          <circle
            cx={radius * -0.32}
            cy={radius * -0.36}
            r={radius * 0.24}
            className="fill-bead-shine"
          />
        </>
      );
    case "ring":
      return (
        <circle
          r={radius * 0.9}
          className={`fill-card ${STROKE[tone]}`}
          strokeWidth={Math.max(1.5, radius * 0.5)}
        />
      );
    case "diamond":
      return (
        <path
          d={`M0 ${-radius * 1.25}L${radius * 1.25} 0L0 ${radius * 1.25}L${-radius * 1.25} 0Z`}
          className={`${FILL[tone]} stroke-card`}
          strokeWidth="1.5"
        />
      );
  }
}
