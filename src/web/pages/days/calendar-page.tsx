import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { cycleDayOn } from "#domain/cycles/cycle-day.ts";
import { periodRanges } from "#domain/cycles/periods/bleeding-days.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { shownForecast } from "#domain/phase/shown-forecast.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useGlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { useMonthEntries } from "#web/features/cycle/calendar/api.ts";
import { CalendarView } from "#web/features/cycle/calendar/components/calendar-view.tsx";
import { lastMonth, monthIn } from "#web/features/cycle/calendar/view-model.ts";
import { CycleActions } from "#web/features/cycle/history/components/cycle-actions.tsx";
import { CycleDialog } from "#web/features/cycle/history/components/cycle-dialog.tsx";
import {
  type CycleTask,
  rowOfDay,
  rowsOf,
  withoutCycleNow,
} from "#web/features/cycle/history/view-model.ts";
import { SubPage } from "../account/sub-page.tsx";
import { PictureLinks } from "../insights/picture-links.tsx";
import type { CycleState } from "./cycle-state.ts";
import { ovulatedDays } from "./ovulated-days.ts";
import { useCycleState } from "./use-cycle-state.ts";
import { useDeviceDays } from "./use-device-days.tsx";

export function CalendarPage() {
  const { today } = useClock();
  const state = useCycleState(today);
  return (
    <SubPage title={<Trans>Calendar</Trans>} actions={<PictureLinks current="calendar" />}>
      <Loaded queries={{ state }}>{(data) => <Month {...data} today={today} />}</Loaded>
    </SubPage>
  );
}

function Month({ state, today }: { readonly state: CycleState; readonly today: CalendarDay }) {
  const [search, setSearch] = useSearchParams();
  const [task, setTask] = useState<CycleTask | null>(null);
  const glucoseUnit = useGlucoseUnit();
  const { cycles, facts, overview: known } = state;
  const isWithout = isWithoutCycle(known);
  const overview = { ...known, forecast: shownForecast(known) };
  const device = useDeviceDays(today, overview.fertileWindow.kind === "hidden");
  const last = lastMonth(overview, today);
  const month = monthIn(search.get("month"), today, last);
  const rows = rowsOf(cycles, overview.bleeding, today, overview.statedPeriodDay);
  const periods = periodRanges(facts, today);
  const ended = isWithout ? withoutCycleNow(rows) : rows;
  const loggedCycleOf = (day: CalendarDay) => {
    const row = rowOfDay(ended, day);
    return row === null || row.isTold ? null : row.cycle;
  };
  return (
    <>
      <CalendarView
        month={month}
        last={last}
        onMonthChange={(next) => setSearch({ month: next }, { replace: true })}
        monthEntries={useMonthEntries(month)}
        overview={overview}
        facts={facts}
        ovulated={ovulatedDays(facts, known, today)}
        today={today}
        glucoseUnit={glucoseUnit}
        isOnDeviceOnly={device.isOnDeviceOnly}
        deviceNotes={device.notesOf}
        cycleDayOf={(day) =>
          isWithout && rowOfDay(rows, day)?.isCurrent ? null : cycleDayOn(facts, day)
        }
        cycleActions={(day, close) => (
          <CycleActions
            cycle={loggedCycleOf(day)}
            day={day}
            isInPeriod={periods.some(({ first, last: end }) => day >= first && day <= end)}
            onChoose={(chosen) => {
              close();
              setTask(chosen);
            }}
          />
        )}
      />
      <CycleDialog task={task} today={today} onClose={() => setTask(null)} />
    </>
  );
}
