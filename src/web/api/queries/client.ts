import { textOfKey } from "./key-text.ts";
import { Query } from "./query.ts";
import type { QueryKey, QueryOptions } from "./query-options.ts";

/** What is told of every reading and every save, before the screen that made it hears of it. */
interface ClientNews {
  readonly onReadFailed?: (error: Error) => void;
  readonly onSaved?: () => void;
  readonly onSaveFailed?: (error: Error) => void;
}

/** Which queries are meant: those whose keys begin like this, or all. */
interface Filter {
  readonly queryKey?: QueryKey;
}

type Update<Data> = Data | undefined | ((before: Data | undefined) => Data | undefined);

/** What the app has read from the server, in memory, each answer under the key of its question. */
export class QueryClient {
  readonly #news: ClientNews;
  readonly #queries = new Map<string, Query>();
  /** What the next work of a scope waits for. */
  readonly #scopes = new Map<string, Promise<unknown>>();

  constructor(news: ClientNews = {}) {
    this.#news = news;
  }

  /** The query of a question. Asks nothing. */
  query<Data>(options: QueryOptions<Data>): Query {
    const query = this.#queryAt(options.queryKey);
    query.readAs(options);
    return query;
  }

  getQueryData<Data>(queryKey: QueryKey<Data>): Data | undefined {
    return this.#queries.get(textOfKey(queryKey))?.state.data as Data | undefined;
  }

  /** Every answer under keys that begin like this. */
  answersUnder(queryKey: QueryKey): unknown[] {
    return this.#matching({ queryKey }).map((query) => query.state.data);
  }

  /** Puts an answer in its place without asking for it; with `undefined` nothing changes. */
  setQueryData<Data>(queryKey: QueryKey<Data>, update: Update<NoInfer<Data>>): void {
    const data = update instanceof Function ? update(this.getQueryData(queryKey)) : update;
    if (data !== undefined) this.#queryAt(queryKey).put(data);
  }

  /**
   * What is known, or else what is answered now.
   * @throws what reading it throws
   */
  async ensureQueryData<Data>(options: QueryOptions<Data>): Promise<Data> {
    const query = this.query(options);
    if (query.state.data === undefined) await query.join();
    const { data, error } = query.state;
    if (data === undefined) throw error ?? new Error("Nobody waits for this answer any more.");
    return data as Data;
  }

  /**
   * These may have changed: what is shown is read anew at once, unless `refetchType` is "none", and
   * everything else when it is shown again. Ends when all is read, or has failed.
   */
  async invalidateQueries(filter: Filter & { readonly refetchType?: "none" } = {}): Promise<void> {
    const queries = this.#matching(filter);
    for (const query of queries) query.invalidate();
    if (filter.refetchType === "none") return;
    await Promise.all(queries.filter((query) => query.isActive).map((query) => query.ask()));
  }

  /** Reads these anew, shown or not. */
  async refetchQueries(filter: Filter): Promise<void> {
    await Promise.all(this.#matching(filter).map((query) => query.ask()));
  }

  /** What is on its way for these is heard no more; they stay as they are. */
  cancelQueries(filter: Filter): void {
    for (const query of this.#matching(filter)) query.cancel();
  }

  /** Does a piece of work once those of the same scope before it are over, whatever came of them. */
  inTurn<Answer>(scope: string | undefined, work: () => Promise<Answer>): Promise<Answer> {
    if (scope === undefined) return work();
    const done = (this.#scopes.get(scope) ?? Promise.resolve()).then(work);
    const over = done.catch(() => undefined);
    this.#scopes.set(scope, over);
    return done;
  }

  /** Says that something was saved, or could not be. */
  tellOfSave(failure?: Error): void {
    if (failure === undefined) this.#news.onSaved?.();
    else this.#news.onSaveFailed?.(failure);
  }

  #queryAt(queryKey: QueryKey): Query {
    const key = textOfKey(queryKey);
    const known = this.#queries.get(key);
    if (known !== undefined) return known;
    const query: Query = new Query({
      onFailed: (error) => this.#news.onReadFailed?.(error),
      onFollowed: () => {
        if (!this.#queries.has(key)) this.#queries.set(key, query);
      },
      onForgotten: () => this.#queries.delete(key),
    });
    this.#queries.set(key, query);
    return query;
  }

  #matching({ queryKey }: Filter): Query[] {
    const start = queryKey === undefined ? "" : textOfKey(queryKey);
    return [...this.#queries].flatMap(([key, query]) => (key.startsWith(start) ? [query] : []));
  }
}
