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
