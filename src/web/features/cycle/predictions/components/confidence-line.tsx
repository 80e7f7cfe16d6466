import { Trans, useLingui } from "@lingui/react/macro";
import type { PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { confidenceOf } from "../words.ts";

interface ConfidenceLineProps {
  readonly forecast: PeriodForecast;
  readonly onHowSure: () => void;
}

export function ConfidenceLine({ forecast, onHowSure }: ConfidenceLineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <ConfidenceBeads forecast={forecast} />
      <HowSureButton onHowSure={onHowSure} />
    </div>
  );
}

export const HowSureButton = ({ onHowSure }: Pick<ConfidenceLineProps, "onHowSure">) => (
  <button
    type="button"
    onClick={onHowSure}
    className="min-h-11 rounded-control font-semibold text-violet-ink underline-offset-4 hover:underline"
  >
    <Trans>How sure is this?</Trans>
    <span aria-hidden="true">{"\u00a0"}→</span>
  </button>
);

const PLACES = [1, 2, 3] as const;

function ConfidenceBeads({ forecast }: Pick<ConfidenceLineProps, "forecast">) {
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
