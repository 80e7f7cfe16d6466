import { getProfile } from "#contract/account/profile.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { readToken } from "./session.ts";

/** What theme.js asked for before the app's code was here. */
interface EarlyAnswers {
  readonly token: string;
  /** The state they were asked against; none where nothing is kept. */
  readonly etag?: string | undefined;
  /** By path, with what was asked of it. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  var earlyAnswers: EarlyAnswers | undefined;
}

/**
 * The answer to a call that is on its way already, once; `undefined` where none is, or none to what
 * the caller knows: a 304 says nothing to who does not have that state.
 */
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

/** Something is being written: what was asked for before may not show it. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers = undefined;
}

/** For theme.js: at the next start it asks for the profile, and whether it is still as it is kept. */
export function noteForStart(path: string, etag: string | null): void {
  if (path !== getProfile.path || etag === null || readToken() === null) return;
  try {
    localStorage.setItem(storageKeys.state, etag);
  } catch {
    // Where the storage is full, the next start asks a little later.
  }
}
