import { lazy, type ReactNode, Suspense } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { readUser } from "#web/api/session.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";
import { withoutOvulation } from "#web/features/diary/device-log/view-model.ts";
import { withWords } from "#web/i18n/i18n.ts";

const DeviceDay = lazy(() =>
  withWords("diary", async () => (await import("./device-day.tsx")).DeviceDay),
);

interface DeviceDays {
  /** Something of the day is in this browser and not in her record. */
  readonly isOnDeviceOnly: (day: CalendarDay) => boolean;
  /** What this browser has of a day, with the way into her record; `null` where it has nothing. */
  readonly notesOf: (day: CalendarDay) => ReactNode;
}

/** The days of this browser's log, for the calendar; none until they are opened. */
export function useDeviceDays(today: CalendarDay, hidesFertility: boolean): DeviceDays {
  const owner = readUser()?.id ?? "unknown";
  const days = useDays(owner)?.days ?? [];
  const shown = hidesFertility ? withoutOvulation(days) : days;
  const entries = new Map(shown.map((entry) => [entry.dateISO, entry]));
  return {
    isOnDeviceOnly: (day) => entries.has(day) && !entries.get(day)?.inRecord,
    notesOf: (day) => {
      const entry = entries.get(day);
      if (entry === undefined) return null;
      return (
        <Suspense>
          <DeviceDay owner={owner} today={today} entry={entry} days={days} />
        </Suspense>
      );
    },
  };
}
