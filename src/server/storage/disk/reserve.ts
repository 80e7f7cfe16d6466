import { open, rm, stat } from "node:fs/promises";
import { isDiskFull } from "#server/storage/db/failures.ts";

export interface Reserve {
  /** Runs `work`; when the disk is full, once more with the reserve released. */
  readonly lend: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly fill: () => Promise<void>;
}

/** For a database on another machine's disk. */
export const noReserve: Reserve = { lend: (work) => work(), fill: async () => {} };

const RESERVE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 65_536;

/** `settle` frees what the loan left on the disk before the reserve is filled again. */
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
      // One shared buffer: 256 separate ones would stay in the process's memory.
      const block = new Uint8Array(BLOCK_BYTES);
      for (; size < bytes; size += BLOCK_BYTES) {
        // Random, since a compressing file system would not allocate space for zeros.
        await reserve.writeFile(crypto.getRandomValues(block));
      }
    } finally {
      await reserve.close();
    }
  } catch {
    // A full disk keeps what was written; a read-only one needs no reserve, as nothing can be deleted.
  }
}
