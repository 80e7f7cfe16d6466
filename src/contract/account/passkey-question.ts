import * as z from "zod/mini";

/** Valid once, for five minutes. */
export const PasskeyQuestionSchema = z.object({
  challenge: z.string(),
  site: z.string(),
  ids: z.array(z.string()),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestionSchema>;
