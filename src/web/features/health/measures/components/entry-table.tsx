import { Trans, useLingui } from "@lingui/react/macro";
import type { DayMeasures } from "#contract/measures.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { unitOf } from "#web/entry/measures/typed-measures.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { measureLabels } from "#web/words/measure.ts";
import { measures, valueText } from "../view-model.ts";

interface EntryTableProps {
  readonly entries: readonly DayMeasures[];
  readonly glucoseUnit: GlucoseUnit;
  readonly onEdit: (entry: DayMeasures) => void;
}

/** Every day with measures, newest first, each to be opened and changed. */
export function EntryTable({ entries, glucoseUnit, onEdit }: EntryTableProps) {
  const { i18n, t } = useLingui();
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => {
        const day = formatDay(entry.date, i18n.locale);
        return (
          <li key={entry.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="font-semibold tabular-nums">{day}</p>
              <p className="flex flex-wrap gap-x-4 text-sm text-soft tabular-nums">
                {measures.map((measure) => {
                  const value = valueText(measure, entry, glucoseUnit);
                  return value === null ? null : (
                    <span key={measure} className="whitespace-nowrap">
                      {i18n._(measureLabels[measure])}{" "}
                      <span className="text-ink">
                        {value} {unitOf(measure, glucoseUnit)}
                      </span>
                    </span>
                  );
                })}
              </p>
            </div>
            <IconButton
              icon="pencil"
              label={t`Edit the values of ${day}`}
              onClick={() => onEdit(entry)}
            />
          </li>
        );
      })}
      {entries.length === 0 && (
        <li className="text-soft">
          <Trans>Nothing is logged yet.</Trans>
        </li>
      )}
    </ul>
  );
}
