export interface ConcernWords {
  /** One action, at most 20 words. */
  readonly action: string;
  /** Replaces `action` for today, unless it fits. */
  readonly today?: string | undefined;
  /** For this week. */
  readonly soon?: string | undefined;
  /** For the next visit. */
  readonly later?: string | undefined;
  /** Why, without a diagnosis. */
  readonly reason: string;
  /** At the clinic, in the first person. */
  readonly ask: string;
  /** Besides the list for every visit. */
  readonly bring?: string | undefined;
}
