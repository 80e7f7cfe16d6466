/**
 * Whether two states of an entry say the same, whatever order their fields came in and whenever
 * they were written.
 */
export function isSameEntry(one: object | null, other: object | null): boolean {
  return plain(one && { ...one, revision: 0 }) === plain(other && { ...other, revision: 0 });
}

function plain(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );
}
