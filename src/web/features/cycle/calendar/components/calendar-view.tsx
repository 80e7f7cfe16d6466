import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import type { Bead } from "#web/beads/bead.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import type { Month } from "#web/beads/months/months.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Card } from "#web/ui/card.tsx";
import { countOf, type EntriesByDay, flowsIn } from "../../day-record/view-model.ts";
import type { MonthEntries } from "../api.ts";
import { chanceOfStart } from "../view-model.ts";
import { DayDialog } from "./day-dialog.tsx";
import { DeviceDot } from "./device-dot.tsx";
import { MonthOfBeads } from "./month-of-beads.tsx";

const NOTHING: EntriesByDay = new Map();

export function CalendarView(props: {
  readonly month: Month;
  readonly last: Month;
  readonly onMonthChange: (month: Month) => void;
  readonly monthEntries: MonthEntries;
  readonly overview: CycleOverview;
  readonly facts: CycleFacts;
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly today: CalendarDay;
  readonly glucoseUnit: "mmol/L" | "mg/dL";
  readonly cycleDayOf: (day: CalendarDay) => number | null;
  readonly isOnDeviceOnly: (day: CalendarDay) => boolean;
  readonly deviceNotes: (day: CalendarDay) => ReactNode;
  readonly cycleActions: (day: CalendarDay, close: () => void) => ReactNode;
}) {
  const { month, last, onMonthChange, monthEntries, overview, facts, ovulated, today } = props;
  const [opened, setOpened] = useState<CalendarDay | null>(null);
  const entries = monthEntries.kind === "ready" ? monthEntries.entries : NOTHING;
  const flows = [...(facts.flows ?? []), ...flowsIn(entries)];
  const bleeding = bleedingDays({ cycles: facts.cycles, flows }, today);
  const beadOf = beadOfDay({ overview, bleeding, ovulated, today });
  const close = () => setOpened(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
      <Card className="-mx-5 rounded-none px-1 sm:mx-0 sm:rounded-card sm:px-6">
        <MonthOfBeads
          month={month}
          last={last}
          onMonthChange={onMonthChange}
          today={today}
          beadOf={beadOf}
          countOf={(day) => countOf(entries.get(day))}
          isOnDeviceOnly={props.isOnDeviceOnly}
          onOpen={setOpened}
        />
        {/* The cycle's beads are already drawn; only the other entries are loading. */}
        {monthEntries.kind === "failed" && (
          <div className="mt-3 px-4">
            <FailureNotice failure={monthEntries.failure} onRetry={monthEntries.retry} />
          </div>
        )}
      </Card>
      <Card title={<Trans>What the beads mean</Trans>}>
        <CalendarLegend
          hasForecast={forecastWithDays(overview.forecast) !== null}
          hasFertileDays={hasFertileDays(overview)}
        />
        <p className="mt-4 border-t border-line pt-4 text-sm text-soft">
          <Trans>Days to come are estimates. They are never contraception.</Trans>
        </p>
      </Card>
      <DayDialog
        day={opened}
        today={today}
        bead={opened === null ? { kind: "resting" } : beadOf(opened)}
        entries={opened === null ? undefined : entries.get(opened)}
        deviceNotes={opened === null ? null : props.deviceNotes(opened)}
        cycleDay={opened === null || opened > today ? null : props.cycleDayOf(opened)}
        chance={opened === null ? null : chanceOfStart(overview, opened)}
        glucoseUnit={props.glucoseUnit}
        cycleActions={opened === null ? null : props.cycleActions(opened, close)}
        onClose={close}
      />
    </div>
  );
}

function hasFertileDays({ fertileWindow }: CycleOverview): boolean {
  return fertileWindow.kind === "window" || fertileWindow.kind === "hard-to-predict";
}

interface LegendEntry {
  readonly name: MessageDescriptor;
  readonly bead: Bead;
}

const everyEntry: readonly LegendEntry[] = [
  { name: msg`Period: larger means heavier`, bead: { kind: "period" } },
  { name: msg`Spotting`, bead: { kind: "spotting" } },
];

const forecastEntries: readonly LegendEntry[] = [
  { name: msg`Period may begin: fainter means less likely`, bead: { kind: "forecast" } },
];

const fertileEntries: readonly LegendEntry[] = [
  { name: msg`Peak fertile day, estimated`, bead: { kind: "peak" } },
  { name: msg`Possibly fertile, estimated`, bead: { kind: "possible" } },
  { name: msg`Ovulation, confirmed by your signs`, bead: { kind: "confirmed" } },
];

interface CalendarLegendProps {
  readonly hasForecast: boolean;
  readonly hasFertileDays: boolean;
}

function CalendarLegend({ hasForecast, hasFertileDays }: CalendarLegendProps) {
  const { i18n, t } = useLingui();
  const entries = [
    ...everyEntry,
    ...(hasForecast ? forecastEntries : []),
    ...(hasFertileDays ? fertileEntries : []),
  ];
  return (
    <ul className="bead-string grid gap-2.5 text-sm">
      {entries.map(({ name, bead }) => (
        <li key={bead.kind} className="flex items-center gap-3">
          <svg viewBox="-12 -12 24 24" width={24} height={24} className="flex-none" aria-hidden>
            <BeadMark bead={bead} radius={7.5} gloss="none" />
          </svg>
          {i18n._(name)}
        </li>
      ))}
      <li className="flex items-center gap-3">
        <span className="grid size-6 flex-none place-items-center">
          <span className="size-1.5 rounded-full bg-violet" />
        </span>
        {t`More logged that day`}
      </li>
      <li className="flex items-center gap-3">
        <span className="grid size-6 flex-none place-items-center">
          <DeviceDot />
        </span>
        {t`Notes on this device only`}
      </li>
    </ul>
  );
}
