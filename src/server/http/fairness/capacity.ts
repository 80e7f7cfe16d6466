import { AppError } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { countAccounts, databaseBytes } from "#server/storage/db/size-store.ts";

export interface CapacityLimits {
  readonly storageMegabytes?: number | undefined;
  readonly accounts?: number | undefined;
  readonly registrationsAnHour?: number | undefined;
}

export interface Capacity {
  readonly checkStorage: () => Promise<void>;
  readonly checkRegistration: () => Promise<void>;
}

const MEGABYTE = 1_000_000;
// Growth within this time exceeds the limit by little.
const AGE_MILLISECONDS = 10_000;

/** Rejects what makes the database large: files, imports and accounts. Daily logs are always accepted. */
export function createCapacity(
  db: Database,
  clock: () => number,
  { storageMegabytes, accounts }: CapacityLimits,
): Capacity {
  const readBytes = remembered(clock, () => databaseBytes(db));
  const readAccounts = remembered(clock, () => countAccounts(db));
  const checkStorage = async () => {
    if (storageMegabytes === undefined) return;
    if ((await readBytes()) < storageMegabytes * MEGABYTE) return;
    const detail =
      "This copy of Mwezi has no room for more files. Ask whoever runs it to make some.";
    throw new AppError("server_full", detail);
  };
  return {
    checkStorage,
    checkRegistration: async () => {
      await checkStorage();
      if (accounts === undefined || (await readAccounts()) < accounts) return;
      const detail = "This copy of Mwezi takes no new accounts. Ask whoever runs it.";
      throw new AppError("registration_closed", detail);
    },
  };
}

function remembered(clock: () => number, read: () => Promise<number>): () => Promise<number> {
  let [answer, askedAt]: [Promise<number> | null, number] = [null, 0];
  return async () => {
    if (answer === null || Math.abs(clock() - askedAt) > AGE_MILLISECONDS) {
      askedAt = clock();
      answer = read();
      answer.catch(() => {
        answer = null;
      });
    }
    return answer;
  };
}
