import { Trans, useLingui } from "@lingui/react/macro";
import { type CycleDayFacts, cycleDayOn } from "#domain/cycles/cycle-day.ts";
import type { LabReading } from "#domain/labs/lab-readings.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Card } from "#web/ui/card.tsx";
import { AsTyped } from "#web/ui/text/as-typed.tsx";
import { labTestLabels } from "#web/words/lab-test.ts";
import {
  type Converted,
  convertedOf,
  type LabContext,
  type LabGroup,
  startsBetween,
  textIn,
  trendOf,
  unitOfGroup,
  usualRangeIn,
} from "../view-model.ts";
import { readingWords } from "../words.ts";
import { EditButton, LabTable } from "./lab-table.tsx";
import { LabTrend } from "./lab-trend.tsx";
import { RangeBar } from "./range-bar.tsx";
import { UsualRange } from "./usual-range.tsx";

interface LabCardProps {
  readonly group: LabGroup;
  readonly context: LabContext;
}

export function LabCard({ group, context }: LabCardProps) {
  const { i18n } = useLingui();
  const { test, latest, readings } = group;
  const unit = unitOfGroup(group, context.glucoseUnit);
  const name = group.name ?? i18n._(labTestLabels[test]);
  const shown = group.name === null ? name : <AsTyped>{name}</AsTyped>;
  const trend = trendOf(group, unit, context.history);
  const starts = startsBetween(context.medicines, trend);
  const range = usualRangeIn(test, unit);
  const words = readingWords[test];
  return (
    <Card title={shown} actions={<EditButton name={name} reading={latest} context={context} />}>
      <div className="grid gap-3">
        <NewestResult reading={latest} unit={unit} history={context.history} />
        {latest.source === "laboratory" && <RangeBar reading={latest} />}
        {readings.length > 1 && <LabTrend name={name} test={test} trend={trend} starts={starts} />}
        {range && <UsualRange {...range} unit={unit} />}
        {words && <p className="text-sm text-soft">{i18n._(words)}</p>}
      </div>
      <LabTable name={name} shown={shown} group={group} unit={unit} context={context} />
    </Card>
  );
}

interface NewestResultProps {
  readonly reading: LabReading;
  readonly unit: string;
  readonly history: CycleDayFacts;
}

function NewestResult({ reading, unit, history }: NewestResultProps) {
  const { i18n } = useLingui();
  // Values of the daily log have no unit of their own; use the card's.
  const ownUnit = reading.source === "log" ? unit : reading.unit;
  const converted = convertedOf(reading, ownUnit);
  const cycleDay = cycleDayOn(history, reading.day);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="whitespace-nowrap">
          <span className="font-display text-3xl font-semibold">{textIn(reading, ownUnit)}</span>{" "}
          {ownUnit}
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
