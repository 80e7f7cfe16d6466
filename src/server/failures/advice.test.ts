import { describe, expect, it } from "vitest";
import { withAdvice } from "./advice.ts";

const failure = (message: string, code: string, syscall?: string) =>
  Object.assign(new Error(message), { code, syscall });

describe("a failed start or command", () => {
  it.each([
    [failure("address already in use 127.0.0.1:3000", "EADDRINUSE", "listen"), "another PORT"],
    [failure("permission denied 127.0.0.1:80", "EACCES", "listen"), "PORT above 1023"],
    [failure("permission denied, mkdir '/srv/mwezi'", "EACCES", "mkdir"), "user that runs Mwezi"],
    [failure("file already exists, mkdir 'data'", "EEXIST", "mkdir"), "is a file"],
    [failure("unable to open database file", "SQLITE_CANTOPEN"), "MWEZI_DATA_DIR"],
    [failure("file is not a database", "SQLITE_NOTADB"), "Restore a backup"],
    [failure("database or disk is full", "SQLITE_FULL"), "space"],
    [failure("password authentication failed", "28P01"), "password in DATABASE_URL"],
    [new Error("SASL: client password must be a string"), "password in DATABASE_URL"],
    [failure('database "x" does not exist', "3D000"), "Create that database"],
    [failure("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED", "connect"), "PostgreSQL runs"],
    // Both addresses of localhost.
    [failure("", "ECONNREFUSED"), "PostgreSQL runs"],
  ])("%s is reported with what to do", (error, advice) => {
    expect(withAdvice(error)).toContain(error.message);
    expect(withAdvice(error)).toContain(advice);
  });

  it("keeps a message that already says what to do", () => {
    expect(withAdvice(new Error("Stop it first."))).toBe("Stop it first.");
  });
});
