import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import type { Metabolic } from "#contract/metabolic.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type GlucoseUnit, measures, measureView } from "../view-model.ts";
import type { EntryTask } from "./entry-dialog.tsx";
import { EntryTable } from "./entry-table.tsx";
import { MeasureCard } from "./measure-card.tsx";

const EntryDialog = lazy(async () => ({
  default: (await import("./entry-dialog.tsx")).EntryDialog,
}));

interface LabsPageProps {
  readonly entries: readonly Metabolic[];
  readonly glucoseUnit: GlucoseUnit;
  readonly today: CalendarDay;
}

/** Her values as charts and as a list, each day to be added, changed and deleted. */
export function LabsPage({ entries, glucoseUnit, today }: LabsPageProps) {
  const [task, setTask] = useState<EntryTask | null>(null);
  const add = () => setTask({ entry: null });
  return (
    <>
      {entries.length === 0 ? (
        <EmptyLabs onAdd={add} />
      ) : (
        <div className="grid grid-cols-1 gap-5 lg:gap-6">
          <Button className="justify-self-start" onClick={add}>
            <Icon name="plus" size={20} />
            <Trans>Add values</Trans>
          </Button>
          <MeasureCards entries={entries} glucoseUnit={glucoseUnit} />
          <Card title={<Trans>All values, newest first</Trans>}>
            <EntryTable
              entries={entries}
              glucoseUnit={glucoseUnit}
              onEdit={(entry) => setTask({ entry })}
            />
          </Card>
        </div>
      )}
      <Suspense>
        {task !== null && (
          <EntryDialog
            task={task}
            entries={entries}
            glucoseUnit={glucoseUnit}
            today={today}
            onDone={() => setTask(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A card for each measure that she has a value of. */
export function MeasureCards({ entries, glucoseUnit }: Omit<LabsPageProps, "today">) {
  const views = measures.map((measure) => ({
    measure,
    view: measureView(measure, entries, glucoseUnit),
  }));
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 lg:gap-6">
      {views
        .filter(({ view }) => view.rows.length > 0)
        .map(({ measure, view }) => (
          <MeasureCard key={measure} measure={measure} view={view} />
        ))}
    </div>
  );
}

function EmptyLabs({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card title={<Trans>No values yet</Trans>} className="max-w-2xl">
      <p className="mb-4 text-soft">
        <Trans>
          Fasting glucose, HbA1c, insulin, blood pressure, weight and waist have their place here.
          Add what your last result says, and its date.
        </Trans>
      </p>
      <Button onClick={onAdd}>
        <Icon name="plus" size={20} />
        <Trans>Add values</Trans>
      </Button>
    </Card>
  );
}
