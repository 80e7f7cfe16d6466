import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { orOffline } from "../failures/errors.ts";
import { type Parts, urlOf } from "../request.ts";
import { readToken } from "../session/session.ts";

/** The report is read with POST, as its options travel in the body. */
const REPORT = "/api/visit/report";

/** A call and what decides how it is answered. */
export interface Asked {
  readonly endpoint: Endpoint;
  readonly request: Parts;
  readonly url: string;
  readonly token: string | null;
  readonly isWrite: boolean;
  /** The key of the answer on this device; `null` if it is never stored there. */
  readonly key: string | null;
}

/** @param token replaces the stored one */
export function ask(endpoint: Endpoint, request: Parts, token = readToken()): Asked {
  const { method, path } = endpoint;
  const url = urlOf(endpoint, request);
  const isRead = method === "GET" || path === REPORT;
  const isStored = isRead && token !== null && endpoint.access === "session";
  const key = method === "GET" ? url : `${url}#${JSON.stringify(request.body)}`;
  return { endpoint, request, url, token, isWrite: !isRead, key: isStored ? key : null };
}

/** The parsed body of a successful response. @throws OfflineError when it breaks off */
export const bodyOf = async ({ endpoint }: Asked, response: Response): Promise<unknown> =>
  endpoint.response === null ? null : orOffline(response.json());
