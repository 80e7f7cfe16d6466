import { keepEqual } from "./keep-equal.ts";
import type { QueryOptions } from "./query-options.ts";

export interface QueryState {
  readonly data: unknown;
  /** Why the last fetch failed; earlier data stays. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** Something happened that may have changed the answer. */
  readonly isInvalidated: boolean;
  readonly updatedAt: number;
}

interface QueryParts {
  readonly onFailed: (error: Error) => void;
  readonly onFollowed: () => void;
  readonly onForgotten: () => void;
}

const UNKNOWN: QueryState = {
  data: undefined,
  error: null,
  isFetching: false,
  isInvalidated: false,
  updatedAt: 0,
};

/** Default milliseconds before data that no screen shows is dropped. */
const DEFAULT_GC_TIME = 5 * 60_000;

export class Query {
  #state = UNKNOWN;
  readonly #parts: QueryParts;
  #read: (() => Promise<unknown>) | undefined;
  #gcTime: number | undefined;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  readonly #followers = new Map<() => void, boolean>();
  #turn = 0;
  #asked = Promise.resolve();

  constructor(parts: QueryParts) {
    this.#parts = parts;
  }

  get state(): QueryState {
    return this.#state;
  }

  get isActive(): boolean {
    return [...this.#followers.values()].includes(true);
  }

  /** Whether a screen with this `staleTime` has to fetch when it opens. */
  isStale(staleTime: number): boolean {
    const { data, error, isInvalidated, updatedAt } = this.#state;
    const isUnknown = data === undefined && error === null;
    return isUnknown || isInvalidated || Date.now() - updatedAt >= staleTime;
  }

  readAs({ queryFn, gcTime = DEFAULT_GC_TIME }: QueryOptions<unknown>): void {
    this.#read ??= queryFn;
    this.#gcTime = Math.max(this.#gcTime ?? 0, gcTime);
  }

  ask(): Promise<void> {
    if (this.#read === undefined) return this.#asked;
    this.#overtake();
    clearTimeout(this.#forgetting);
    const own = this.#turn;
    this.#asked = answerOf(this.#read).then((answer) => {
      // Waits for the newer fetch that superseded this one.
      if (own !== this.#turn) return this.#asked;
      if (!("error" in answer)) return this.#know(answer.data);
      this.#parts.onFailed(answer.error);
      // The first screen shows the failure of a prefetch; the next one fetches again.
      const isShown = this.#followers.size > 0 || this.#state.data !== undefined;
      return this.#settle({ ...answer, isInvalidated: isShown });
    });
    this.#set({ isFetching: true });
    return this.#asked;
  }

  /** Waits for the fetch in flight; starts one if there is none. */
  join(): Promise<void> {
    return this.#state.isFetching ? this.#asked : this.ask();
  }

  invalidate(): void {
    this.#set({ isInvalidated: true });
  }

  /** Sets the data. A fetch in flight may be older, so it is repeated. */
  put(data: unknown): void {
    const isOvertaken = this.#state.isFetching;
    this.#overtake();
    this.#know(data);
    if (isOvertaken && this.isActive) void this.ask();
  }

  cancel(): void {
    this.#overtake();
    if (this.#state.isFetching) this.#settle({});
  }

  follow(tell: () => void, isEnabled: boolean): () => void {
    this.#followers.set(tell, isEnabled);
    clearTimeout(this.#forgetting);
    this.#parts.onFollowed();
    return () => {
      this.#followers.delete(tell);
      if (this.#state.error !== null) this.#state = { ...this.#state, isInvalidated: true };
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
    this.#forgetting = setTimeout(this.#parts.onForgotten, this.#gcTime ?? DEFAULT_GC_TIME);
  }
}

async function answerOf(read: () => Promise<unknown>) {
  try {
    return { data: await read() };
  } catch (error) {
    return { error: error as Error };
  }
}
