import { open, rm, stat } from "node:fs/promises";
import { isDiskFull } from "#server/storage/db/failures.ts";

/** Space on the disk that deletions may use when there is no other. */
export interface Reserve {
  /** Runs `work`; when the disk is full, once more with the reserve released. */
  readonly lend: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Makes the reserve as large as it should be, or as the disk allows. */
  readonly fill: () => Promise<void>;
}

/** For a database whose disk is not this machine's. */
export const noReserve: Reserve = { lend: (work) => work(), fill: async () => {} };

const RESERVE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 65_536;

/** `settle` ends what the loan left on the disk, before the reserve is made again. */
export function createReserve(
  file: string,
  settle: () => Promise<void>,
  bytes = RESERVE_BYTES,
): Reserve {
  const fill = () => fillFile(file, bytes);
  let turn = Promise.resolve<unknown>(undefined);
  const borrow = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await rm(file, { force: true });
    try {
      return await work();
    } finally {
      await settle().catch(() => {});
      await fill();
    }
  };
  return {
    fill,
    lend: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        const loan = turn.then(() => borrow(work));
        turn = loan.catch(() => {});
        return loan;
      }
    },
  };
}

async function fillFile(file: string, bytes: number): Promise<void> {
  let size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size >= bytes) return;
  try {
    const reserve = await open(file, "a", 0o600);
    try {
      // The same memory for each: 256 blocks of their own would stay with the process.
      const block = new Uint8Array(BLOCK_BYTES);
      for (; size < bytes; size += BLOCK_BYTES) {
        // Random: a file system that compresses would not set space aside for zeros.
        await reserve.writeFile(crypto.getRandomValues(block));
      }
    } finally {
      await reserve.close();
    }
  } catch {
    // A full disk keeps what was written, a read-only one needs none: nothing is deleted there.
  }
}
