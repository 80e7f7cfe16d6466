import { Trans } from "@lingui/react/macro";
import type { OvulationOdds } from "#domain/signs/weigh-lengths.ts";
import { useChartWidth } from "#web/ui/charts/chart-width.ts";
import { type ChartedCycle, chartFrame } from "../view-model.ts";

interface OvulationBeadsProps {
  readonly cycle: ChartedCycle;
  readonly odds: OvulationOdds;
}

const HEIGHT = 28;
const LEAST = 0.01;

export function OvulationBeads({ cycle, odds }: OvulationBeadsProps) {
  const [place, width] = useChartWidth();
  const frame = chartFrame(cycle, width);
  const length = Math.round((frame.right - frame.left) / frame.step);
  const days = Array.from({ length }, (_, index) => index + 1);
  const chanceOf = (day: number) => odds.get(day) ?? 0;
  const [day, chance] = [...odds].reduce((one, other) => (other[1] > one[1] ? other : one), [1, 0]);
  const hundredths = Math.round(chance * 100);
  const top = Math.max(0.1, chance);
  const signDay = cycle.evidence.ovulationDay;
  return (
    <section className="mt-3">
      <h3 className="text-sm font-semibold">
        <Trans>Chance of ovulation on each day</Trans>
      </h3>
      <div ref={place} className="[contain:inline-size]">
        <svg
          aria-hidden="true"
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="block max-w-full"
        >
          <path
            d={`M${frame.left} ${HEIGHT / 2}H${frame.right}`}
            className="stroke-string"
            strokeWidth="1.5"
          />
          {days.map((cycleDay) => (
            <circle
              key={cycleDay}
              cx={frame.x(cycleDay)}
              cy={HEIGHT / 2}
              r={chanceOf(cycleDay) < LEAST ? 1.2 : 1.5 + Math.sqrt(chanceOf(cycleDay) / top) * 5}
              className={chanceOf(cycleDay) < LEAST ? "fill-bead-edge" : "fill-gold"}
            />
          ))}
        </svg>
      </div>
      <p className="text-sm text-soft">
        <Trans>
          Highest on day {day}: {hundredths} in 100.
        </Trans>{" "}
        {signDay !== null && signDay !== day && (
          <Trans>
            Your signs alone point to day {signDay}. This chance also counts lengths of cycles.
          </Trans>
        )}
      </p>
    </section>
  );
}
