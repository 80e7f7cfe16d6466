import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { DeviceNotes } from "#web/features/diary/device-log/components/device-notes.tsx";
import type { DayEntry } from "#web/features/diary/device-log/view-model.ts";
import { RecordOffer } from "#web/features/diary/transfer/components/record-offer.tsx";

interface DeviceDayProps {
  readonly owner: string;
  readonly today: CalendarDay;
  readonly entry: DayEntry;
  readonly days: readonly DayEntry[];
}

export function DeviceDay({ entry, ...offer }: DeviceDayProps) {
  return (
    <div className="grid gap-3">
      <DeviceNotes entry={entry} />
      <RecordOffer entry={entry} {...offer} />
    </div>
  );
}
