import type { Query } from "./query.ts";
import type { QueryOptions } from "./query-options.ts";

/** What a screen sees of a query. */
export interface QueryResult<Data> {
  readonly data: Data | undefined;
  /** Why the last reading failed. */
  readonly error: Error | null;
  readonly isFetching: boolean;
  /** It is on its way, and nothing is here yet. */
  readonly isLoading: boolean;
  /** Reads it anew; ends when that is over, however it ends. */
  readonly refetch: () => Promise<void>;
}

type Seen = Pick<QueryResult<unknown>, "data" | "error" | "isFetching">;

/** When the screen wants it asked. */
interface Terms {
  readonly enabled: boolean;
  readonly staleTime: number;
  readonly refetchOnMount: QueryOptions<unknown>["refetchOnMount"] | undefined;
}

/**
 * One screen's look at a query: asks where the screen's terms want it, and has it drawn again only
 * when something changes that it looked at. From its first picture on it shows what will be asked as
 * being on its way.
 */
export function followingOf(query: Query, { enabled, staleTime, refetchOnMount }: Terms) {
  let isOn = false;
  /** What the screen looked at, and what it saw. */
  const seen = new Map<keyof Seen, unknown>();
  const willAsk = () => enabled && (refetchOnMount === "always" || query.isStale(staleTime));
  const now = (): Seen => {
    const { data, error, isFetching: isAsked } = query.state;
    const isFetching = isAsked || (!isOn && willAsk());
    // Asked again, what has never been answered has not failed yet.
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
    /** The same object until something changes that was looked at. */
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
