/**
 * The ETag of everything that is computed from an account: the build that computed it, the account's
 * revision and its calendar day. The build comes first, so that the device can read it.
 */
export const stateTag = (build: string, revision: number, today: string): string =>
  `"${build}-${revision}-${today}"`;

/** Returns the build that an answer came from, or `null` if the tag names none. */
export const buildOfTag = (tag: string): string | null => /^"([^"-]+)-/.exec(tag)?.[1] ?? null;
