import { DayPicker as Calendar } from "react-day-picker";
import { Icon } from "#web/ui/icon.tsx";
import type { DayPickerProps } from "./day-picker-props.ts";

const NAVIGATION = "grid size-11 place-items-center rounded-full hover:bg-bead disabled:opacity-40";

const STYLES = {
  root: "mx-auto w-full max-w-84",
  months: "relative",
  month_caption: "flex h-11 items-center justify-center font-display text-lg font-semibold",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: NAVIGATION,
  button_next: NAVIGATION,
  month_grid: "mt-2 w-full table-fixed border-collapse",
  weekday: "h-9 text-sm font-normal text-soft",
  day: "p-0 text-center",
  day_button: "bead-day",
  selected: "bead-day-selected",
  today: "bead-day-today",
  outside: "opacity-40",
};

/** Noon of her day, far from any midnight a time zone could move it across. */
function noonOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function Chevron({ orientation }: { readonly orientation?: "up" | "down" | "left" | "right" }) {
  return <Icon name={orientation === "left" ? "chevron-left" : "chevron-right"} />;
}

export function BeadCalendar(props: DayPickerProps) {
  const { label, selected, onSelect, today, latest, earliest } = props;
  const outOfReach = [
    ...(latest ? [{ after: noonOf(latest) }] : []),
    ...(earliest ? [{ before: noonOf(earliest) }] : []),
  ];
  return (
    <Calendar
      mode="single"
      aria-label={label}
      required={false}
      selected={selected ? noonOf(selected) : undefined}
      defaultMonth={noonOf(selected ?? today)}
      today={noonOf(today)}
      onSelect={(_, pressed) => onSelect(dayOf(pressed))}
      disabled={outOfReach}
      {...(latest && { endMonth: noonOf(latest) })}
      {...(earliest && { startMonth: noonOf(earliest) })}
      classNames={STYLES}
      components={{ Chevron }}
    />
  );
}
