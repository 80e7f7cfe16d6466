import { keepEqual } from "./keep-equal.ts";
import type { QueryOptions } from "./query-options.ts";

/** What is known of the answer to one question. */
export interface QueryState {
  /** `undefined` until there is one. */
  readonly data: unknown;
  /** Why the last reading failed; what was answered before stays. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Something has happened since that may have changed the answer. */
  readonly isInvalidated: boolean;
  /** When the answer came, in milliseconds. */
  readonly updatedAt: number;
}

interface QueryParts {
  readonly onFailed: (error: Error) => void;
  /** A screen shows it: it has its place again, should it have been forgotten meanwhile. */
  readonly onFollowed: () => void;
  /** No screen has shown it for its time. */
  readonly onForgotten: () => void;
}

const UNKNOWN: QueryState = {
  ...{ data: undefined, error: null, isFetching: false, isInvalidated: false },
  updatedAt: 0,
};

/** How long an answer is remembered that no screen shows, in milliseconds. */
const KEPT_FOR = 5 * 60_000;

/**
 * One question with its answer. Only what was asked last is heard: an answer that was overtaken by a
 * newer asking, by what was put in its place or by a cancellation changes nothing any more.
 */
export class Query {
  #state = UNKNOWN;
  readonly #parts: QueryParts;
  #read: (() => Promise<unknown>) | undefined;
  #keptFor: number | undefined;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  /** Who shows it, and whether that screen wants it read. */
  readonly #followers = new Map<() => void, boolean>();
  /** Which asking counts, and what ends with it. */
  #turn = 0;
  #asked = Promise.resolve();

  constructor(parts: QueryParts) {
    this.#parts = parts;
  }

  get state(): QueryState {
    return this.#state;
  }

  /** Whether a screen that shows it wants it read. */
  get isActive(): boolean {
    return [...this.#followers.values()].includes(true);
  }

  /** Whether a screen that opens has to ask, for which an answer is good for so many milliseconds. */
  isStale(staleTime: number): boolean {
    const { data, isInvalidated, updatedAt } = this.#state;
    return data === undefined || isInvalidated || Date.now() - updatedAt >= staleTime;
  }

  /** How it is read, and the longest that any who read it want it remembered. */
  readAs({ queryFn, gcTime = KEPT_FOR }: QueryOptions<unknown>): void {
    this.#read ??= queryFn;
    this.#keptFor = Math.max(this.#keptFor ?? 0, gcTime);
  }

  /** Reads it anew; ends when what was asked last is here, or has failed. */
  ask(): Promise<void> {
    if (this.#read === undefined) return this.#asked;
    this.#overtake();
    clearTimeout(this.#forgetting);
    const own = this.#turn;
    this.#asked = answerOf(this.#read).then((answer) => {
      // Whoever waits for what was overtaken waits for the newer one.
      if (own !== this.#turn) return this.#asked;
      if (!("error" in answer)) return this.#know(answer.data);
      this.#parts.onFailed(answer.error);
      return this.#settle({ ...answer, isInvalidated: true });
    });
    this.#set({ isFetching: true });
    return this.#asked;
  }

  /** Waits for what is on its way; asks where nothing is. */
  join(): Promise<void> {
    return this.#state.isFetching ? this.#asked : this.ask();
  }

  invalidate(): void {
    this.#set({ isInvalidated: true });
  }

  /** Takes this for the answer. What is on its way may be older: it is asked for anew. */
  put(data: unknown): void {
    const isOvertaken = this.#state.isFetching;
    this.#overtake();
    this.#know(data);
    if (isOvertaken && this.isActive) void this.ask();
  }

  /** Hears nothing more of what is on its way. */
  cancel(): void {
    this.#overtake();
    if (this.#state.isFetching) this.#settle({});
  }

  /** Tells of every change; answers how to stop. */
  follow(tell: () => void, isEnabled: boolean): () => void {
    this.#followers.set(tell, isEnabled);
    clearTimeout(this.#forgetting);
    this.#parts.onFollowed();
    return () => {
      this.#followers.delete(tell);
      this.#forgetLater();
    };
  }

  #set(changes: Partial<QueryState>): void {
    this.#state = { ...this.#state, ...changes };
    for (const tell of [...this.#followers.keys()]) tell();
  }

  #settle(changes: Partial<QueryState>): void {
    this.#set({ ...changes, isFetching: false });
    this.#forgetLater();
  }

  #know(answer: unknown): void {
    const data = keepEqual(this.#state.data, answer);
    this.#settle({ data, error: null, isInvalidated: false, updatedAt: Date.now() });
  }

  #overtake(): void {
    this.#turn += 1;
    this.#asked = Promise.resolve();
  }

  #forgetLater(): void {
    clearTimeout(this.#forgetting);
    if (this.#followers.size > 0 || this.#state.isFetching) return;
    this.#forgetting = setTimeout(this.#parts.onForgotten, this.#keptFor ?? KEPT_FOR);
  }
}

/** Never fails. */
async function answerOf(read: () => Promise<unknown>) {
  try {
    return { data: await read() };
  } catch (error) {
    return { error: error as Error };
  }
}
