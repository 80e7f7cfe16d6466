import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { DayMeasures } from "#contract/entries/measures.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { unitOf } from "#web/entry/measures/typed-measures.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { measureLabels } from "#web/words/measure.ts";
import { type Measure, measures, measureView, valueText } from "../view-model.ts";
import { MeasureCard } from "./measure-card.tsx";

const EntryDialog = lazy(async () => ({
  default: (await import("./entry-dialog.tsx")).EntryDialog,
}));

interface MeasuresSectionProps {
  readonly entries: readonly DayMeasures[];
  readonly glucoseUnit: GlucoseUnit;
  readonly today: CalendarDay;
  readonly charted: readonly Measure[];
}

export function MeasuresSection({ entries, glucoseUnit, today, charted }: MeasuresSectionProps) {
  const [task, setTask] = useState<DayMeasures | "new" | null>(null);
  return (
    <section className="grid grid-cols-1 gap-5 lg:gap-6" aria-labelledby="measures-title">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 id="measures-title" className="text-2xl">
            <Trans>Your daily log</Trans>
          </h2>
          <p className="max-w-[60ch] text-soft">
            <Trans>
              What you measure yourself: weight, waist, blood pressure and your own meter's values.
            </Trans>
          </p>
        </div>
        <Button variant="secondary" onClick={() => setTask("new")}>
          <Icon name="plus" size={20} />
          <Trans>Add values</Trans>
        </Button>
      </header>
      {entries.length > 0 && (
        <>
          <MeasureCards entries={entries} glucoseUnit={glucoseUnit} charted={charted} />
          <Card title={<Trans>All values, newest first</Trans>}>
            <EntryTable entries={entries} glucoseUnit={glucoseUnit} onEdit={setTask} />
          </Card>
        </>
      )}
      <Suspense>
        {task !== null && (
          <EntryDialog
            entry={task === "new" ? null : task}
            entries={entries}
            today={today}
            onDone={() => setTask(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface MeasureCardsProps extends Pick<MeasuresSectionProps, "entries" | "glucoseUnit"> {
  readonly charted?: readonly Measure[] | undefined;
}

export function MeasureCards({ entries, glucoseUnit, charted = measures }: MeasureCardsProps) {
  const seen = charted
    .map((measure) => ({ measure, view: measureView(measure, entries, glucoseUnit) }))
    .filter(({ view }) => view.rows.length > 0);
  if (seen.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:gap-6">
      {seen.map(({ measure, view }) => (
        <MeasureCard key={measure} measure={measure} view={view} />
      ))}
    </div>
  );
}

interface EntryTableProps extends Pick<MeasuresSectionProps, "entries" | "glucoseUnit"> {
  readonly onEdit: (entry: DayMeasures) => void;
}

function EntryTable({ entries, glucoseUnit, onEdit }: EntryTableProps) {
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
                    <span key={measure}>
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
    </ul>
  );
}
