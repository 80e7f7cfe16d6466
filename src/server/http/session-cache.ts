import type { CalendarDay } from "#domain/calendar-day.ts";
import type { SignedCall } from "./route.ts";

const MOST_SESSIONS = 500;

/** Caches one answer a session until her data (the revision) or her calendar day changes. */
export interface SessionCache<Answer> {
  readonly get: (signed: SignedCall, compute: () => Promise<Answer>) => Promise<Answer>;
}

interface CachedAnswer<Answer> {
  readonly revision: number;
  readonly today: CalendarDay;
  readonly answer: Answer;
}

export function createSessionCache<Answer>(): SessionCache<Answer> {
  const cache = new Map<string, CachedAnswer<Answer>>();
  return {
    get: async ({ session: { tokenHash, revision }, today }, compute) => {
      const cached = cache.get(tokenHash);
      if (cached?.revision === revision && cached.today === today) return cached.answer;
      const answer = await compute();
      // Deleted and inserted again, so that the first key is the least recently written.
      cache.delete(tokenHash);
      cache.set(tokenHash, { revision, today, answer });
      const [oldest] = cache.keys();
      if (cache.size > MOST_SESSIONS && oldest !== undefined) cache.delete(oldest);
      return answer;
    },
  };
}
