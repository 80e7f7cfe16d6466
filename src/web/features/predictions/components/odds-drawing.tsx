import { Trans, useLingui } from "@lingui/react/macro";
import type { PeriodForecast } from "#domain/forecast-period.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { oddsBars } from "../view-model.ts";

const HEIGHT = 64;
const STEP = 10;
/** A day that is hardly likely is still a dot, not nothing. */
const LOWEST = 5;

/** The forecast as strings of beads that hang higher the likelier the day. */
export function OddsDrawing({ forecast }: { readonly forecast: PeriodForecast }) {
  const { i18n, t } = useLingui();
  const bars = oddsBars(forecast);
  const first = formatDay(forecast.likely80.first, i18n.locale);
  const last = formatDay(forecast.likely80.last, i18n.locale);
  return (
    <figure className="rounded-control bg-paper p-4">
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 6}`}
        preserveAspectRatio="xMidYMax meet"
        className="h-24 w-full"
        role="img"
        aria-label={t`Chance of each day: most of it lies from ${first} to ${last}`}
      >
        <path d={`M0 ${HEIGHT + 5}H${bars.length * STEP}`} stroke="var(--string)" />
        {bars.map(({ day, height, isLikely }, index) => {
          const top = HEIGHT - Math.max(LOWEST, height * HEIGHT);
          return (
            <rect
              key={day}
              x={index * STEP + 1.5}
              y={top + 3}
              width={STEP - 3}
              height={HEIGHT - top}
              rx={(STEP - 3) / 2}
              fill={isLikely ? "var(--hibiscus)" : "var(--bead-edge)"}
            />
          );
        })}
      </svg>
      <figcaption className="mt-2 text-sm text-soft">
        <Trans>One string a day, higher where it is likelier. Red: the 8 in 10 range.</Trans>
      </figcaption>
    </figure>
  );
}
