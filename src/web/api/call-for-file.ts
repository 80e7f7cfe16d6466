import type { CallInput, CallName } from "#contract/endpoints.ts";
import { ask } from "./calls/ask.ts";
import { apiErrorOf, orOffline } from "./failures/errors.ts";
import { type Parts, sendTo } from "./request.ts";

export interface DownloadedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** @throws ApiError when the server refuses, OfflineError when no answer comes */
export async function callForFile<Name extends CallName>(
  name: Name,
  request: CallInput<Name>,
): Promise<DownloadedFile> {
  const response = await sendTo(ask(name, request as Parts), { isFile: true });
  if (!response.ok) throw await apiErrorOf(response);
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "mwezi";
  return { name: fileName, blob: await orOffline(response.blob()) };
}
