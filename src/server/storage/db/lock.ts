/** One holder at a time, in the order of asking. */
export interface Lock {
  /** Answers the release. */
  readonly take: () => Promise<() => void>;
}

export function createLock(): Lock {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async () => {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return release;
    },
  };
}
