import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { readToken } from "./session/session.ts";

/** Responses that first-paint.ts requested before the app's code was loaded. */
interface EarlyAnswers {
  readonly token: string;
  readonly etag?: string | undefined;
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

export function takeEarlyAnswer(
  url: string,
  token: string | null,
  etag: string | undefined,
): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  if (early === undefined || early.token !== token || early.etag !== etag) return undefined;
  const { pathname, search } = new URL(url);
  const answer = early.answers.get(pathname + search);
  early.answers.delete(pathname + search);
  return answer;
}

/** Drops early responses before a write, as they would show the old state. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}

/** Stores the profile's path and ETag, so that first-paint.ts can request it at the next start. */
export function noteForStart(path: string, etag: string | null): void {
  if (path !== "/api/user/profile" || etag === null || readToken() === null) return;
  try {
    localStorage.setItem(storageKeys.state, etag);
  } catch {
    // With full storage the next start just requests the profile later.
  }
}
