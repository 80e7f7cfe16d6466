import type { removePasskey } from "#contract/account/passkeys.ts";
import type { RequestInput } from "#contract/kernel/endpoint.ts";
import { ApiError } from "./errors.ts";

type PasskeyProof = NonNullable<RequestInput<typeof removePasskey>["body"]["passkey"]>;
/** What goes into a body beside the password. */
export type PasskeyPart = { readonly passkey?: PasskeyProof };

/** Sends, lets a passkey of hers sign what is asked for then, and sends again with that. */
export async function withPasskey<Answer>(
  send: (part: PasskeyPart) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    const question = error instanceof ApiError ? error.problem?.passkey : undefined;
    if (!question) throw error;
    const { provePasskey } = await import("./passkey-device.ts");
    return send({ passkey: await provePasskey(question) });
  }
}
