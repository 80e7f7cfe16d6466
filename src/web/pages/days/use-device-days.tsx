import { lazy, type ReactNode, Suspense } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { readUser } from "#web/api/session/session.ts";
import { useDays } from "#web/features/diary/device-log/api.ts";
import { withoutOvulation } from "#web/features/diary/device-log/view-model.ts";

const DeviceDay = lazy(async () => ({ default: (await import("./device-day.tsx")).DeviceDay }));

interface DeviceDays {
  readonly isOnDeviceOnly: (day: CalendarDay) => boolean;
  /** This browser's notes of a day, with the offer to transfer them; `null` without any. */
  readonly notesOf: (day: CalendarDay) => ReactNode;
}

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
