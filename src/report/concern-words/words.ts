export interface ConcernWords {
  /** One action, at most 20 words. */
  readonly action: string;
  /** Replaces `action` when it is for today, unless the action fits. */
  readonly today?: string | undefined;
  /** Replaces `action` when it is for this week, unless the action fits. */
  readonly soon?: string | undefined;
  /** Replaces `action` when it waits for the next visit, unless the action fits. */
  readonly later?: string | undefined;
  readonly reason: string;
  /** What to say or ask at the clinic, in the first person. */
  readonly ask: string;
  /** What to bring, besides the list for every visit. */
  readonly bring?: string | undefined;
}
