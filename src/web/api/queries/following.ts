import type { Query } from "./query.ts";

export interface QueryResult<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isLoading: boolean;
  readonly refetch: () => Promise<void>;
}

type Seen = Pick<QueryResult<unknown>, "data" | "error" | "isFetching">;

interface Terms {
  readonly enabled: boolean;
  readonly staleTime: number;
}

/**
 * Rerenders only if a property that the screen has read changes; in flight from the first render.
 */
export function followingOf(query: Query, { enabled, staleTime }: Terms) {
  let isOn = false;
  const seen = new Map<keyof Seen, unknown>();
  const willAsk = () => enabled && query.isStale(staleTime);
  const now = (): Seen => {
    const { data, error, isFetching: isAsked } = query.state;
    const isFetching = isAsked || (!isOn && willAsk());
    // While a query without data is retried, its earlier error is hidden.
    return { data, error: isFetching && data === undefined ? null : error, isFetching };
  };
  const look = <Name extends keyof Seen>(name: Name): Seen[Name] => {
    const value = now()[name];
    seen.set(name, value);
    return value;
  };
  const resultOf = (): QueryResult<unknown> => ({
    get data() {
      return look("data");
    },
    get error() {
      return look("error");
    },
    get isFetching() {
      return look("isFetching");
    },
    get isLoading() {
      return look("isFetching") && look("data") === undefined;
    },
    refetch: () => query.ask(),
  });
  let result = resultOf();

  return {
    read: () => {
      const latest = now();
      const changed = [...seen].filter(([name, value]) => latest[name] !== value);
      if (changed.length > 0) result = resultOf();
      for (const [name] of changed) seen.set(name, latest[name]);
      return result;
    },
    subscribe: (tell: () => void) => {
      const asks = willAsk();
      isOn = true;
      const leave = query.follow(tell, enabled);
      if (asks) void query.join();
      return () => {
        isOn = false;
        leave();
      };
    },
  };
}
