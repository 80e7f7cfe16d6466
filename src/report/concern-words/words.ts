/** What is said of a concern: first what to do, then why, then what to say at the clinic. */
export interface ConcernWords {
  /** One action, at most 20 words. */
  readonly action: string;
  /** In its place where it is for today, and the action is not. */
  readonly today?: string | undefined;
  /** In its place where it is for this week, and the action is not. */
  readonly soon?: string | undefined;
  /** In its place where it waits for the next visit, and the action does not. */
  readonly later?: string | undefined;
  /** Why, without a diagnosis. */
  readonly reason: string;
  /** What to say or ask at the clinic, in her own voice. */
  readonly ask: string;
  /** What to take along beside the list for every visit. */
  readonly bring?: string | undefined;
}
