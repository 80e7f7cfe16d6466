import * as z from "zod/mini";

/**
 * An entry as the API answers it: with the revision at which it was last written, a whole number
 * that rises with every write. A change or deletion may send it back as `If-Match: "<revision>"`;
 * it is then refused with 412 `conflict` when the entry has been changed or deleted since. 0 stands
 * for an entry that does not exist yet, and so does `If-None-Match: *`.
 * @example z.array(revised(MoodSchema))
 */
export function revised<Shape extends z.core.$ZodShape>(entry: z.ZodMiniObject<Shape>) {
  return z.extend(entry, { revision: z.int() });
}

export type Revised<Entry> = Entry & { readonly revision: number };
