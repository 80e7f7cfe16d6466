import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Signed } from "./route.ts";

const MOST_SESSIONS = 500;

/** Keeps one answer a session while nothing it rests on has changed: neither her data nor her day. */
export interface SessionCache<Answer> {
  readonly get: (signed: Signed, compute: () => Promise<Answer>) => Promise<Answer>;
}

interface Kept<Answer> {
  readonly revision: number;
  readonly today: CalendarDay;
  readonly answer: Answer;
}

export function createSessionCache<Answer>(): SessionCache<Answer> {
  const kept = new Map<string, Kept<Answer>>();
  return {
    get: async ({ session: { tokenHash, revision }, today }, compute) => {
      const known = kept.get(tokenHash);
      if (known?.revision === revision && known.today === today) return known.answer;
      const answer = await compute();
      // Taken out and put in again, so that the one longest unused comes first and goes first.
      kept.delete(tokenHash);
      kept.set(tokenHash, { revision, today, answer });
      const [oldest] = kept.keys();
      if (kept.size > MOST_SESSIONS && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
