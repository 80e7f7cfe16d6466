import { createPauses } from "#server/storage/slices.ts";

/** Sorts newest first, grouped by day because sorting very many entries would block the event loop. */
export async function newestFirst<Entry>(
  entries: readonly Entry[],
  dayOfEntry: (entry: Entry) => string,
): Promise<Entry[]> {
  const byDay = new Map<string, Entry[]>();
  const pause = createPauses();
  for (const entry of entries) {
    await pause();
    const day = dayOfEntry(entry);
    const others = byDay.get(day);
    if (others) others.push(entry);
    else byDay.set(day, [entry]);
  }
  // ISO days sort by plain comparison, much faster than by locale.
  const days = [...byDay.keys()].sort((one, other) => (one < other ? 1 : -1));
  return days.flatMap((day) => byDay.get(day) ?? []);
}
