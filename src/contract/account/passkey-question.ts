import * as z from "zod/mini";

/** What a passkey of hers may sign: the challenge works once, for five minutes. */
export const PasskeyQuestionSchema = z.object({
  challenge: z.string(),
  site: z.string(),
  /** The credentials that may answer. */
  ids: z.array(z.string()),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestionSchema>;
