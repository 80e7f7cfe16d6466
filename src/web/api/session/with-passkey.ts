import type { CallInput } from "#contract/endpoints.ts";
import { ApiError } from "../failures/errors.ts";

type PasskeyProof = NonNullable<CallInput<"DELETE /api/account/passkeys/{id}">["body"]["passkey"]>;
export type PasskeyPart = { readonly passkey?: PasskeyProof };

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
