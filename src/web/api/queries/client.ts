import { textOfKey } from "./key-text.ts";
import { Query } from "./query.ts";
import type { QueryKey, QueryOptions } from "./query-options.ts";

interface ClientNews {
  readonly onReadFailed?: (error: Error) => void;
  readonly onSaved?: () => void;
  readonly onSaveFailed?: (error: Error) => void;
}

interface Filter {
  readonly queryKey?: QueryKey;
}

type Update<Data> = Data | undefined | ((before: Data | undefined) => Data | undefined);

export class QueryClient {
  readonly #news: ClientNews;
  readonly #queries = new Map<string, Query>();
  readonly #scopes = new Map<string, Promise<unknown>>();

  constructor(news: ClientNews = {}) {
    this.#news = news;
  }

  query<Data>(options: QueryOptions<Data>): Query {
    const query = this.#queryAt(options.queryKey);
    query.readAs(options);
    return query;
  }

  getQueryData<Data>(queryKey: QueryKey<Data>): Data | undefined {
    return this.#queries.get(textOfKey(queryKey))?.state.data as Data | undefined;
  }

  answersUnder(queryKey: QueryKey): unknown[] {
    return this.#matching({ queryKey }).map((query) => query.state.data);
  }

  setQueryData<Data>(queryKey: QueryKey<Data>, update: Update<NoInfer<Data>>): void {
    const data = update instanceof Function ? update(this.getQueryData(queryKey)) : update;
    if (data !== undefined) this.#queryAt(queryKey).put(data);
  }

  async ensureQueryData<Data>(options: QueryOptions<Data>): Promise<Data> {
    const query = this.query(options);
    if (query.state.data === undefined) await query.join();
    const { data, error } = query.state;
    if (data === undefined) throw error ?? new Error("cancelled");
    return data as Data;
  }

  /** Refetches those shown unless `refetchType` is "none"; resolves when all are settled. */
  async invalidateQueries(filter: Filter & { readonly refetchType?: "none" } = {}): Promise<void> {
    const queries = this.#matching(filter);
    for (const query of queries) query.invalidate();
    if (filter.refetchType === "none") return;
    await Promise.all(queries.filter((query) => query.isActive).map((query) => query.ask()));
  }

  /** Ignores the fetches in flight; the queries stay as they are. */
  cancelQueries(filter: Filter): void {
    for (const query of this.#matching(filter)) query.cancel();
  }

  inTurn<Answer>(scope: string | undefined, work: () => Promise<Answer>): Promise<Answer> {
    if (scope === undefined) return work();
    const done = (this.#scopes.get(scope) ?? Promise.resolve()).then(work);
    const over = done.catch(() => undefined);
    this.#scopes.set(scope, over);
    return done;
  }

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
