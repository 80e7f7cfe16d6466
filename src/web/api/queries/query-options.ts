declare const answer: unique symbol;

/** A query key, from general to specific: the endpoint's path first. Carries the data's type. */
export type QueryKey<Data = unknown> = readonly unknown[] & { readonly [answer]?: Data };

export interface QueryOptions<Data> {
  readonly queryKey: QueryKey<Data>;
  readonly queryFn: () => Promise<Data>;
  /** `false` doesn't fetch and shows cached data. */
  readonly enabled?: boolean;
  /** Milliseconds before data is stale for a screen that opens: 0 always, default never. */
  readonly staleTime?: number;
  /** Milliseconds before data that no screen shows is dropped; default: five minutes. */
  readonly gcTime?: number;
  readonly keepsPrevious?: boolean;
}

export const queryOptions = <Data>(options: QueryOptions<Data>): QueryOptions<Data> => options;
