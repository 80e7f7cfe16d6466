const SQLITE_FAILURES = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM|CORRUPT|NOTADB)/;
// PostgreSQL's classes: 08 connection, 53 resources (a full disk), 57 operator, 58 system; 25006 read-only.
const POSTGRES_FAILURES = /^(08|53|57|58)...$|^25006$/;
const NETWORK_FAILURES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENOENT)$/;
const POOL_FAILURES = /^(timeout exceeded when trying to connect|Connection terminated)/;
const DRIVER_CLOSED = /^(driver has already been destroyed|The database connection is not open)/;

/** Whether an error means that the database is unavailable, rather than a bug. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    SQLITE_FAILURES.test(code) ||
    POSTGRES_FAILURES.test(code) ||
    NETWORK_FAILURES.test(code) ||
    POOL_FAILURES.test(error.message) ||
    DRIVER_CLOSED.test(error.message)
  );
}

/** Whether a transaction may be retried (serialisation failure, deadlock). */
export function isWorthRepeating(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && (error.code === "40001" || error.code === "40P01")
  );
}
