import * as z from "zod/mini";

/** A summary of lengths in days: mean, or with a wide spread range and median. */
export const LengthSummarySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("mean"), mean: z.number() }),
  z.object({
    kind: z.literal("range"),
    median: z.number(),
    shortest: z.number(),
    longest: z.number(),
  }),
]);
