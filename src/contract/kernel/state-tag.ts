interface State {
  readonly build: string;
  /** A hash of the account, which prevents a match with another account's tag. */
  readonly account: string;
  readonly revision: number;
  readonly today: string;
}

/** Makes the ETag of everything computed from an account. The device reads the build from its start. */
export const stateTag = ({ build, account, revision, today }: State): string =>
  `"${build}-${account}-${revision}-${today}"`;

/** Adds a hash of one answer after a `~`, by which it is recognised in a later state. */
export const withContent = (tag: string, hash: string): string => `${tag.slice(0, -1)}~${hash}"`;

export const buildOfTag = (tag: string): string | null => /^"([^"-]+)-/.exec(tag)?.[1] ?? null;
