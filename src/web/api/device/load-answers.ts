import { dayInZone } from "#domain/calendar-day.ts";
import type { DeviceAnswers } from "./answers.ts";
import type { Answer } from "./offline-answer.ts";

/** What stands in for an answer without network, with the rules of putting it together. */
export interface AnswersOfDevice extends DeviceAnswers {
  readonly keepNow: (key: string, etag: string | null, body: unknown) => void;
  readonly standIn: (
    key: string,
  ) => { readonly body: unknown; readonly at: number } | "missing" | null;
}

/** One that was confirmed within so many milliseconds is not written again. */
const FRESH_MILLISECONDS = 10 * 60_000;

/** What is kept for this token; `null` where the browser has no storage or no means to seal. */
export async function loadAnswers(token: string): Promise<AnswersOfDevice | null> {
  const isAble = Boolean(globalThis.indexedDB) && Boolean(globalThis.crypto?.subtle);
  if (!isAble) return null;
  try {
    const [{ answersFor }, { offlineAnswer }] = await Promise.all([
      import("./answers.ts"),
      import("./offline-answer.ts"),
    ]);
    const answers = await answersFor(token);
    if (answers === null) return null;
    return {
      ...answers,
      keepNow: (key, etag, body) => {
        const before = answers.find(key);
        const now = Date.now();
        const isSame = before !== undefined && before.etag === etag && etag !== null;
        if (isSame && now - before.at < FRESH_MILLISECONDS) return;
        void answers.keep(key, { ...askedBy(key), etag, at: now, day: today(), body });
      },
      standIn: (key) => offlineAnswer(askedBy(key), answers.all(), today()),
    };
  } catch {
    return null;
  }
}

const today = () => dayInZone(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** What was sent along stands behind the address, as its fragment. */
function askedBy(key: string): Pick<Answer, "path" | "query"> {
  const { pathname, searchParams, hash } = new URL(key);
  return { path: pathname + hash, query: Object.fromEntries(searchParams) };
}
