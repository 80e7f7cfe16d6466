export function joinedNotes(older: string, newer: string): string {
  if (newer.includes(older)) return newer;
  return older.includes(newer) ? older : `${older}\n\n${newer}`;
}

/** For entries with a `notes` field. */
export const entryNotes = {
  read: ({ notes }: { readonly notes?: string | undefined }) => notes,
  write: <Draft extends object>(version: Draft, notes: string) => {
    const { id: _, revision: __, ...draft } = version as Draft & Partial<Identity>;
    return { ...draft, notes };
  },
};

interface Identity {
  readonly id: string;
  readonly revision: number;
}
