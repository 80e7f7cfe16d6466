import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useQueryClient } from "./client-context.ts";
import { followingOf, type QueryResult } from "./following.ts";
import type { QueryOptions } from "./query-options.ts";

export function useQuery<Data>(options: QueryOptions<Data>): QueryResult<Data> {
  const { enabled = true, staleTime = Number.POSITIVE_INFINITY } = options;
  const query = useQueryClient().query(options);
  const following = useMemo(
    () => followingOf(query, { enabled, staleTime }),
    [query, enabled, staleTime],
  );
  const { subscribe, read } = following;
  const result = useSyncExternalStore(subscribe, read, read) as QueryResult<Data>;
  const previous = usePrevious(options.keepsPrevious ? result.data : undefined);
  if (previous === undefined || result.data !== undefined || result.error !== null) return result;
  return { ...result, data: previous, isLoading: false };
}

function usePrevious<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  }, [value]);
  return last.current;
}
