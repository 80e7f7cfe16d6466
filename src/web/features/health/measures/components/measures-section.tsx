import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { DayMeasures } from "#contract/measures.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Measure, measures, measureView } from "../view-model.ts";
import type { EntryTask } from "./entry-dialog.tsx";
import { EntryTable } from "./entry-table.tsx";
import { MeasureCard } from "./measure-card.tsx";

const EntryDialog = lazy(async () => ({
  default: (await import("./entry-dialog.tsx")).EntryDialog,
}));

interface MeasuresSectionProps {
  readonly entries: readonly DayMeasures[];
  readonly glucoseUnit: GlucoseUnit;
  readonly today: CalendarDay;
  /** The measures that have a card here; the others are drawn elsewhere on the page. */
  readonly charted: readonly Measure[];
}

/** What she measures herself, as charts and as a list, each day to be added, changed and deleted. */
export function MeasuresSection({ entries, glucoseUnit, today, charted }: MeasuresSectionProps) {
  const [task, setTask] = useState<EntryTask | null>(null);
  const add = () => setTask({ entry: null });
  return (
    <section className="grid grid-cols-1 gap-5 lg:gap-6" aria-labelledby="measures-title">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 id="measures-title" className="text-2xl">
            <Trans>Your daily log</Trans>
          </h2>
          <p className="max-w-[60ch] text-soft">
            <Trans>
              What you measure yourself: weight, waist, blood pressure and values of your own meter.
            </Trans>
          </p>
        </div>
        <Button variant="secondary" onClick={add}>
          <Icon name="plus" size={20} />
          <Trans>Add values</Trans>
        </Button>
      </header>
      {entries.length > 0 && (
        <>
          <MeasureCards entries={entries} glucoseUnit={glucoseUnit} charted={charted} />
          <Card title={<Trans>All values, newest first</Trans>}>
            <EntryTable
              entries={entries}
              glucoseUnit={glucoseUnit}
              onEdit={(entry) => setTask({ entry })}
            />
          </Card>
        </>
      )}
      <Suspense>
        {task !== null && (
          <EntryDialog task={task} entries={entries} today={today} onDone={() => setTask(null)} />
        )}
      </Suspense>
    </section>
  );
}

interface MeasureCardsProps extends Pick<MeasuresSectionProps, "entries" | "glucoseUnit"> {
  readonly charted?: readonly Measure[] | undefined;
}

/** A card for each measure that she has a value of. */
export function MeasureCards({ entries, glucoseUnit, charted = measures }: MeasureCardsProps) {
  const views = charted.map((measure) => ({
    measure,
    view: measureView(measure, entries, glucoseUnit),
  }));
  const seen = views.filter(({ view }) => view.rows.length > 0);
  if (seen.length === 0) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 lg:gap-6">
      {seen.map(({ measure, view }) => (
        <MeasureCard key={measure} measure={measure} view={view} />
      ))}
    </div>
  );
}
