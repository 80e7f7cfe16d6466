import type { ComponentProps } from "react";
import { DeviceNotes } from "#web/features/diary/device-log/components/device-notes.tsx";
import { RecordOffer } from "#web/features/diary/transfer/components/record-offer.tsx";

export function DeviceDay({ entry, ...offer }: ComponentProps<typeof RecordOffer>) {
  return (
    <div className="grid gap-3">
      <DeviceNotes entry={entry} />
      <RecordOffer entry={entry} {...offer} />
    </div>
  );
}
