import type { CallAnswer, CallInput, CallName, Calls } from "#contract/endpoints.ts";
import { ask } from "./calls/ask.ts";
import { read } from "./calls/read.ts";
import { write } from "./calls/write.ts";
import { ApiError } from "./failures/errors.ts";
import type { Parts } from "./request.ts";

export interface WriteOptions {
  readonly ifMatch?: number;
}

interface CallOptions extends WriteOptions {
  /** On 401: throw, or return no data. */
  readonly onUnauthorised?: "raise" | "nothing";
  readonly token?: string | undefined;
}

/** Only endpoints that write an entry take `ifMatch`. */
type OptionsOf<Name extends CallName> = Calls[Name]["entry"] extends null ? unknown : WriteOptions;

/**
 * Not validated again in the browser. @throws ApiError when refused, OfflineError without an answer
 */
export function call<Name extends CallName>(
  name: Name,
  request: CallInput<Name>,
  options: { readonly onUnauthorised: "nothing" },
): Promise<CallAnswer<Name> | undefined>;
export function call<Name extends CallName>(
  name: Name,
  request: CallInput<Name>,
  options?: { readonly onUnauthorised?: "raise" } & Pick<CallOptions, "token"> & OptionsOf<Name>,
): Promise<CallAnswer<Name>>;
export async function call(
  name: CallName,
  request: Parts,
  { onUnauthorised = "raise", token, ifMatch }: CallOptions = {},
): Promise<unknown> {
  const asked = ask(name, request, token);
  try {
    if (asked.isWrite) return await write(asked, { ifMatch, canWait: token === undefined });
    return await read(asked);
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut && onUnauthorised === "nothing") return undefined;
    throw error;
  }
}
