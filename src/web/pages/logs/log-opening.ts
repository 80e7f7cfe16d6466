import { useSyncExternalStore } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { channel } from "#web/api/channel.ts";
import type { DayPanel } from "#web/features/diary/device-log/view-model.ts";
import type { HealthTab } from "#web/features/diary/health-log/form.ts";

export type OpenLog =
  | { readonly log: "health"; readonly tab: HealthTab; readonly day: CalendarDay | null }
  | { readonly log: "day"; readonly panel: DayPanel; readonly day: CalendarDay | null };

export interface LogProps {
  readonly open: OpenLog;
  readonly today: CalendarDay;
}

let openLog: OpenLog | null = null;
const { follow, announce } = channel();

function change(next: OpenLog | null): void {
  openLog = next;
  announce();
}

export function openHealthLog(tab: HealthTab = "cycle", day: CalendarDay | null = null): void {
  change({ log: "health", tab, day });
}

export function openDayLog(panel: DayPanel = "cycle", day: CalendarDay | null = null): void {
  change({ log: "day", panel, day });
}

export function closeLog(): void {
  change(null);
}

export function useOpenLog(): OpenLog | null {
  return useSyncExternalStore(
    follow,
    () => openLog,
    () => null,
  );
}
