import { lazy, Suspense } from "react";
import { Skeleton } from "./skeleton.tsx";

/** Days travel as `YYYY-MM-DD`, so no time zone can move them. */
export interface DayPickerProps {
  /** Names the calendar for a screen reader. */
  readonly label: string;
  readonly selected: string | null;
  readonly onSelect: (day: string) => void;
  /** Today where she is. */
  readonly today: string;
  /** The last day that can be chosen; later ones are shown and disabled. */
  readonly latest?: string | undefined;
  readonly earliest?: string | undefined;
}

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
