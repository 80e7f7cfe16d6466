export interface Lock {
  readonly take: () => Promise<() => void>;
  readonly isTaken: () => boolean;
  readonly isAwaited: () => boolean;
}

export function createLock(): Lock {
  let last: Promise<void> = Promise.resolve();
  let asking = 0;
  return {
    take: async () => {
      const before = last;
      let release = () => {};
      last = new Promise((resolve) => {
        release = resolve;
      });
      asking += 1;
      await before;
      return () => {
        asking -= 1;
        release();
      };
    },
    isTaken: () => asking > 0,
    isAwaited: () => asking > 1,
  };
}
