/** What was noted on a day of a stretch; the stretch's first day has place 0. */
export interface PlacedNote<Value> {
  readonly index: number;
  readonly value: Value;
}

/**
 * What was noted, with its place, of one place a day; `null` where nothing was.
 * @example notesOf([null, 36.4, null]) // [{ index: 1, value: 36.4 }]
 */
export function notesOf<Value>(days: readonly (Value | null)[]): PlacedNote<Value>[] {
  const notes: PlacedNote<Value>[] = [];
  // A plain loop: a cycle that nobody ended has a place for each day of forty years.
  for (let index = 0; index < days.length; index += 1) {
    const value = days[index];
    if (value !== null && value !== undefined) notes.push({ index, value });
  }
  return notes;
}
