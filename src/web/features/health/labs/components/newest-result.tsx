import { Trans, useLingui } from "@lingui/react/macro";
import { cycleDayOn } from "#domain/cycle-day.ts";
import type { LoggedCycle } from "#domain/cycle-facts.ts";
import type { LabReading } from "#domain/lab-readings.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { type Converted, convertedOf, textIn } from "../view-model.ts";

interface NewestResultProps {
  readonly reading: LabReading;
  /** The unit of the card. */
  readonly unit: string;
  readonly cycles: readonly LoggedCycle[];
}

/** As she typed it, with the same in the other unit beside it. */
export function NewestResult({ reading, unit, cycles }: NewestResultProps) {
  const { i18n } = useLingui();
  // A number of her log has no unit of its own choosing: it is read in the card's.
  const shown = reading.source === "log" ? unit : reading.unit;
  const converted = convertedOf(reading, shown);
  const cycleDay = cycleDayOn(cycles, reading.day);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="whitespace-nowrap">
          <span className="font-display text-3xl font-semibold">{textIn(reading, shown)}</span>{" "}
          {shown}
        </span>
        {converted !== null && <InOtherUnit {...converted} />}
      </p>
      <p className="text-sm text-soft">
        {formatDay(reading.day, i18n.locale)}
        {cycleDay !== null && (
          <>
            {" · "}
            <Trans>day {cycleDay} of your cycle</Trans>
          </>
        )}
        {reading.source === "log" && (
          <>
            {" · "}
            <Trans>from your daily log</Trans>
          </>
        )}
      </p>
    </div>
  );
}

function InOtherUnit({ text, unit, isApproximate }: Converted) {
  return (
    <span className="text-sm whitespace-nowrap text-soft">
      {isApproximate ? (
        <Trans>
          about {text} {unit}
        </Trans>
      ) : (
        `= ${text} ${unit}`
      )}
    </span>
  );
}
