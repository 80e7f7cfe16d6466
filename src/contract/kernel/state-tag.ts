/** What the answers of an account depend on. */
interface State {
  /** The code that computes them. */
  readonly build: string;
  /** A hash of the account, so that another account's tag never matches. */
  readonly account: string;
  readonly revision: number;
  readonly today: string;
}

/**
 * The ETag of everything that is computed from an account. The build comes first, so that the device
 * can read it.
 */
export const stateTag = ({ build, account, revision, today }: State): string =>
  `"${build}-${account}-${revision}-${today}"`;

/** Returns the build that an answer came from, or `null` if the tag names none. */
export const buildOfTag = (tag: string): string | null => /^"([^"-]+)-/.exec(tag)?.[1] ?? null;
