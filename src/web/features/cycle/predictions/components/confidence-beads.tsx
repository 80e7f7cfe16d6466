import { useLingui } from "@lingui/react/macro";
import type { PeriodForecast } from "#domain/forecast-period.ts";
import { confidenceOf } from "../view-model.ts";

const PLACES = [1, 2, 3] as const;

/** How sure the forecast is: so many of three beads, and in words. */
export function ConfidenceBeads({ forecast }: { readonly forecast: PeriodForecast }) {
  const { i18n } = useLingui();
  const { beads, words } = confidenceOf(forecast);
  return (
    <span className="inline-flex items-center gap-2.5 text-soft">
      <svg viewBox="0 0 48 14" width={48} height={14} aria-hidden="true">
        <path d="M0 7H48" className="stroke-string" strokeWidth="1.5" />
        {PLACES.map((place) => (
          <circle
            key={place}
            cx={place * 16 - 8}
            cy={7}
            r={5.2}
            className={place <= beads ? "fill-hibiscus" : "fill-card stroke-bead-edge"}
            strokeWidth="1.5"
          />
        ))}
      </svg>
      {i18n._(words)}
    </span>
  );
}
