import * as z from "zod/mini";

/** A challenge for the account's passkeys: valid once, for five minutes. */
export const PasskeyQuestionSchema = z.object({
  challenge: z.string(),
  site: z.string(),
  ids: z.array(z.string()),
});
export type PasskeyQuestion = z.infer<typeof PasskeyQuestionSchema>;
