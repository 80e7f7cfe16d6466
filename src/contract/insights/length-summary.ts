import * as z from "zod/mini";

/** Days; with a wide spread range and median. */
export const LengthSummarySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("mean"), mean: z.number() }),
  z.object({
    kind: z.literal("range"),
    median: z.number(),
    shortest: z.number(),
    longest: z.number(),
  }),
]);
