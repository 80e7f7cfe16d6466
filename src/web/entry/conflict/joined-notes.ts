/** Both notes in one, what was saved first; nothing is said twice. */
export function joinedNotes(saved: string, written: string): string {
  if (written.includes(saved)) return written;
  return saved.includes(written) ? saved : `${saved}\n\n${written}`;
}
