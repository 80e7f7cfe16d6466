// SQLite reports a quota or a file size limit as a write error.
const DISK_FULL =
  /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG|53100)$/;
// 25006 is PostgreSQL's read-only transaction.
const READ_ONLY = /^(SQLITE_READONLY.*|EROFS|25006)$/;
const SQLITE_FAILURES = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|NOMEM|CORRUPT|NOTADB|PROTOCOL)/;
// PostgreSQL's classes: 08 connection, 28 and 3D rejected login, 53 resources, 57 operator, 58 system.
const POSTGRES_FAILURES = /^(08|28|3D|53|57|58)...$/;
// Ended by its operator, crashed, starting up, or out of connections.
const POSTGRES_DROPS = /^(08(?!007)...|57P0[1-3]|53300)$/;
const OUTCOME_UNKNOWN = "08007";
const NETWORK_FAILURES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;
const LINE_FAILURES = /^Connection terminated|not queryable$/;
const TOO_LATE = /^(timeout exceeded when trying to connect|Query read timeout)$/;
const DRIVER_CLOSED =
  /^(driver has already been destroyed|The database connection is not open|Cannot use a pool after)/;

export const isDiskFull = (error: unknown): boolean => DISK_FULL.test(codeOf(error));

export const isWriteFailure = (error: unknown): boolean =>
  isDiskFull(error) || READ_ONLY.test(codeOf(error));

export function isDrop(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    POSTGRES_DROPS.test(code) || NETWORK_FAILURES.test(code) || LINE_FAILURES.test(error.message)
  );
}

/** The COMMIT got no response, so its outcome is unknown and it must never be repeated. */
export const outcomeUnknown = (): Error =>
  Object.assign(new Error("whether a transaction happened is unknown"), { code: OUTCOME_UNKNOWN });

export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    isDrop(error) ||
    isWriteFailure(error) ||
    SQLITE_FAILURES.test(code) ||
    POSTGRES_FAILURES.test(code) ||
    TOO_LATE.test(error.message) ||
    DRIVER_CLOSED.test(error.message)
  );
}

/** Returns whether a transaction may be retried (serialisation failure, deadlock). */
export const isWorthRepeating = (error: unknown): boolean => /^(40001|40P01)$/.test(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Runs a write that may fail on a full or read-only disk, so that reading still works. */
export async function ignoringWriteFailure(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isWriteFailure(error)) throw error;
  }
}
