declare const answer: unique symbol;

/**
 * Names a question, from the general to the particular: the path of an endpoint first, so that all
 * that was read from there can be found. It carries the type of its answer.
 */
export type QueryKey<Data = unknown> = readonly unknown[] & { readonly [answer]?: Data };

/** A question, and how long its answer holds. */
export interface QueryOptions<Data> {
  /** Whoever asks under the same key asks the same. */
  readonly queryKey: QueryKey<Data>;
  readonly queryFn: () => Promise<Data>;
  /** `false` asks nothing, and shows what is known. */
  readonly enabled?: boolean;
  /** For how many milliseconds an answer is good for a screen that opens: for ever, if not said. */
  readonly staleTime?: number;
  /** A screen that opens asks, however new the answer is. */
  readonly refetchOnMount?: "always";
  /** How many milliseconds an answer is remembered that no screen shows; five minutes, if not said. */
  readonly gcTime?: number;
  /** The answer to the question before stays in sight until the one to this is here. */
  readonly keepsPrevious?: boolean;
}

/** Ties the answer's type to the key. */
export const queryOptions = <Data>(options: QueryOptions<Data>): QueryOptions<Data> => options;
