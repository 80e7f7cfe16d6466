import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { DayPickerProps } from "./day-picker-props.ts";

const BeadCalendar = lazy(async () => {
  const { BeadCalendar: Calendar } = await import("./bead-calendar.tsx");
  return { default: Calendar };
});

/** A month of beads to pick one day from. The calendar's code is fetched when first shown. */
export function DayPicker(props: DayPickerProps) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto h-88 w-full max-w-84" />}>
      <BeadCalendar {...props} />
    </Suspense>
  );
}
