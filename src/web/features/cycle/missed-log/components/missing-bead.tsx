import { daysBetween } from "#domain/days/calendar-day.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import { useChartWidth } from "#web/ui/charts/chart-width.ts";
import type { MissedLogQuestion } from "../view-model.ts";

const HEIGHT = 36;

export function MissingBead({ question }: { readonly question: MissedLogQuestion }) {
  const { startDay, length, aroundDay, isRunning } = question;
  const [place, width] = useChartWidth();
  const across = (day: number) => 14 + (day / Math.max(1, length)) * (width - 28);
  const doubtful = across(daysBetween(startDay, aroundDay));
  return (
    <div ref={place} className="[contain:inline-size]">
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block max-w-full"
        aria-hidden="true"
      >
        <path d={`M14 ${HEIGHT / 2}H${width - 14}`} className="stroke-string" strokeWidth="1.5" />
        {Array.from({ length: Math.max(0, length - 1) }, (_, day) => (
          <circle
            key={across(day + 1)}
            cx={across(day + 1)}
            cy={HEIGHT / 2}
            r="1.6"
            className="fill-bead-edge"
          />
        ))}
        <g transform={`translate(14 ${HEIGHT / 2})`}>
          <BeadMark bead={{ kind: "period" }} radius={7} gloss="none" />
        </g>
        {!isRunning && (
          <g transform={`translate(${width - 14} ${HEIGHT / 2})`}>
            <BeadMark bead={{ kind: "period" }} radius={7} gloss="none" />
          </g>
        )}
        <g transform={`translate(${doubtful} ${HEIGHT / 2})`}>
          <circle r="13" className="fill-card" />
          <BeadMark bead={{ kind: "forecast", strength: 0.3 }} radius={9} gloss="none" />
          <text textAnchor="middle" dy="0.36em" fontSize="13" className="fill-ink">
            ?
          </text>
        </g>
      </svg>
    </div>
  );
}
