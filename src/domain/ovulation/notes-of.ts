/** A note with its index; the stretch's first day has index 0. */
export interface PlacedNote<Value> {
  readonly index: number;
  readonly value: Value;
}

/** @example notesOf([null, 36.4, null]) // [{ index: 1, value: 36.4 }] */
export function notesOf<Value>(days: readonly (Value | null)[]): PlacedNote<Value>[] {
  const notes: PlacedNote<Value>[] = [];
  // A plain loop for speed: an open cycle may span forty years.
  for (let index = 0; index < days.length; index += 1) {
    const value = days[index];
    if (value !== null && value !== undefined) notes.push({ index, value });
  }
  return notes;
}
