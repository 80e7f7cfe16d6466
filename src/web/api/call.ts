import type { Endpoint, RequestInput, ResponseData } from "#contract/kernel/endpoint.ts";
import { ask } from "./calls/ask.ts";
import { read } from "./calls/read.ts";
import { write } from "./calls/write.ts";
import { ApiError } from "./failures/errors.ts";
import type { Parts } from "./request.ts";

/** Options of a writing call: the revision the entry was read at, 0 for a new one. */
export interface WriteOptions {
  readonly ifMatch?: number;
}

interface CallOptions extends WriteOptions {
  /** On 401: throw, or return no data. */
  readonly onUnauthorised?: "raise" | "nothing";
  /** Token to use instead of the stored one. */
  readonly token?: string | undefined;
}

/** Only endpoints that write an entry take `ifMatch`. */
type OptionsOf<E extends Endpoint> = E["entry"] extends null ? unknown : WriteOptions;

/**
 * Calls an endpoint of the contract. The response is not validated: the server of the same build
 * has checked it against the same schema.
 * @throws ApiError when the server refuses, OfflineError when no answer comes
 * @example const cycles = await call(listCycles, {});
 * @example await call(changeMood, { params, body }, { ifMatch: mood.revision });
 */
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options: { readonly onUnauthorised: "nothing" },
): Promise<ResponseData<E> | undefined>;
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options?: { readonly onUnauthorised?: "raise" } & Pick<CallOptions, "token"> & OptionsOf<E>,
): Promise<ResponseData<E>>;
export async function call(
  endpoint: Endpoint,
  request: Parts,
  { onUnauthorised = "raise", token, ifMatch }: CallOptions = {},
): Promise<unknown> {
  const asked = ask(endpoint, request, token);
  try {
    if (asked.isWrite) return await write(asked, { ifMatch, canWait: token === undefined });
    return await read(asked);
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut && onUnauthorised === "nothing") return undefined;
    throw error;
  }
}
