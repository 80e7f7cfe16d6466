/** What an operator can do about a failed start or command, by the error's code and system call. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^EADDRINUSE/, "Stop the program that uses it, or set another PORT or MWEZI_METRICS_PORT."],
  [/^EACCES listen/, "Set a PORT above 1023, and let a proxy serve 443."],
  [/^EADDRNOTAVAIL/, "HOST and MWEZI_METRICS_HOST must be addresses of this machine."],
  [/^(ENOTFOUND|EAI_AGAIN)/, "Check the names in HOST and DATABASE_URL."],
  [/^E\w+ connect/, "Check that PostgreSQL runs, and what DATABASE_URL names."],
  [/^(EACCES|EPERM|EROFS)/, "The user that runs Mwezi must be able to read and write there."],
  [/^(EEXIST|ENOTDIR)/, "MWEZI_DATA_DIR, or the directory of the command, is a file."],
  [
    /^SQLITE_(CANTOPEN|READONLY|PERM|AUTH)/,
    "Check that this user may read and write MWEZI_DATA_DIR.",
  ],
  [/^SQLITE_(NOTADB|CORRUPT)/, "Restore a backup into another MWEZI_DATA_DIR."],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL|53100)/, "Free some space on the disk, then try again."],
  [/^(28|SASL)/, "Check the name and password in DATABASE_URL."],
  [/^3D000/, "Create that database, or correct DATABASE_URL."],
  [/^42P01/, "DATABASE_URL names a database without Mwezi's tables."],
];

/** Returns the error's message and, where known, what to do. */
export function withAdvice(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  const field = (name: string) => String(Reflect.get(error, name) ?? "");
  // An error of several addresses has neither message nor system call.
  const call = message === "" ? "connect" : field("syscall");
  const kind = message.startsWith("SASL") ? "SASL" : `${field("code")} ${call}`;
  const advice = ADVICE.find(([pattern]) => pattern.test(kind))?.[1];
  return [message, advice].filter(Boolean).join(". ");
}
