/** What an account's responses depend on. */
interface State {
  /** The code that computes them. */
  readonly build: string;
  /** A hash of the account, which prevents a match with another account's tag. */
  readonly account: string;
  readonly revision: number;
  readonly today: string;
}

/**
 * Returns the ETag of everything computed from an account. The build comes first, where the device
 * can read it.
 */
export const stateTag = ({ build, account, revision, today }: State): string =>
  `"${build}-${account}-${revision}-${today}"`;

/** Returns the build of a response, or `null` if the tag has none. */
export const buildOfTag = (tag: string): string | null => /^"([^"-]+)-/.exec(tag)?.[1] ?? null;
