import type { CallName } from "#contract/endpoints.ts";
import type { ApiPath } from "#contract/kernel/endpoint.ts";
import { orOffline } from "../failures/errors.ts";
import { namePartsOf, type Parts, type Sent, urlOf } from "../request.ts";
import { readToken } from "../session/session.ts";

/** The report is read with POST, as its options travel in the body. */
const REPORT = "/api/visit/report";

export interface Asked extends Sent {
  readonly path: ApiPath;
  readonly isWrite: boolean;
  /** The key of the answer on this device; `null` if it is never stored there. */
  readonly key: string | null;
}

export function ask(name: CallName, request: Parts, token = readToken()): Asked {
  const { method, path } = namePartsOf(name);
  const url = urlOf(path, request);
  const isRead = method === "GET" || path === REPORT;
  const isStored = isRead && token !== null;
  const key = method === "GET" ? url : `${url}#${JSON.stringify(request.body)}`;
  return { method, path, request, url, token, isWrite: !isRead, key: isStored ? key : null };
}

/** The parsed body of a successful response. @throws OfflineError when it breaks off */
export const bodyOf = async (response: Response): Promise<unknown> =>
  response.status === 204 ? null : orOffline(response.json());
