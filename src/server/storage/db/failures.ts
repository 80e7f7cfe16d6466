// SQLite reports a quota, and a limit of a file's size, as an error of writing.
const DISK_FULL =
  /^(SQLITE_FULL|SQLITE_IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE)|ENOSPC|EDQUOT|EFBIG|53100)$/;
// 25006 is PostgreSQL's read-only transaction.
const READ_ONLY = /^(SQLITE_READONLY.*|EROFS|25006)$/;
const SQLITE_FAILURES = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|NOMEM|CORRUPT|NOTADB|PROTOCOL)/;
// PostgreSQL's classes: 08 connection, 53 resources, 57 operator, 58 system.
const POSTGRES_FAILURES = /^(08|53|57|58)...$/;
const NETWORK_FAILURES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT)$/;
const POOL_FAILURES = /^(timeout exceeded when trying to connect|Connection terminated)/;
const DRIVER_CLOSED = /^(driver has already been destroyed|The database connection is not open)/;

/** Whether an error means that the disk has no room, so that a reserve would help. */
export const isDiskFull = (error: unknown): boolean => DISK_FULL.test(codeOf(error));

/** Whether an error means that nothing can be written, while everything may still be read. */
export const isWriteFailure = (error: unknown): boolean =>
  isDiskFull(error) || READ_ONLY.test(codeOf(error));

/** Whether an error means that the database is unavailable, rather than a bug. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    isWriteFailure(error) ||
    SQLITE_FAILURES.test(code) ||
    POSTGRES_FAILURES.test(code) ||
    NETWORK_FAILURES.test(code) ||
    POOL_FAILURES.test(error.message) ||
    DRIVER_CLOSED.test(error.message)
  );
}

/** Whether a transaction may be retried (serialisation failure, deadlock). */
export function isWorthRepeating(error: unknown): boolean {
  const code = codeOf(error);
  return code === "40001" || code === "40P01";
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
