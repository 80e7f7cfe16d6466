/** What one build is made of, as far as the worker keeps it; the build writes it into the worker. */
export interface Release {
  /** Another one for each build that differs. */
  readonly name: string;
  /** Kept before the worker takes over: the shell and the screens of every day. */
  readonly first: readonly string[];
  /** Kept soon after: what must open without network too. */
  readonly later: readonly string[];
  /** The addresses that have a document of their own. */
  readonly documents: readonly string[];
}

/** What a page says to the worker. */
export const workerNews = {
  /** She has agreed to the new version. */
  takeOver: "take-over",
  /** The first screen stands: there is time for the rest. */
  keepLater: "keep-later",
  /** The same, and she uses less data: the rest comes when it is opened. */
  keepFirst: "keep-first",
} as const;
