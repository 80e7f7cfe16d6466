import * as z from "zod/mini";

/**
 * Adds the revision of the last write, which rises with every write. A change or deletion may send
 * it as `If-Match: "<revision>"` and gets 412 `conflict` if the entry was changed or deleted since.
 * 0 stands for an entry that does not exist yet, as does `If-None-Match: *`.
 */
export function revised<Shape extends z.core.$ZodShape>(entry: z.ZodMiniObject<Shape>) {
  return z.extend(entry, { revision: z.int() });
}

export type Revised<Entry> = Entry & { readonly revision: number };
