import { Writable } from "node:stream";
import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { type ErrorCode, ProblemSchema, statusOfError } from "#contract/kernel/errors.ts";
import { AppError, invalidField, notFound } from "#server/failures/app-error.ts";
import { sendProblem } from "./problems.ts";

const SECRET = "heavy bleeding on Tuesday";
let close = async () => {};
afterEach(() => close());

async function failWith(error: unknown) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: "error", stream } });
  close = () => app.close();
  app.setErrorHandler(sendProblem);
  app.get("/", () => {
    throw error;
  });
  const answer = await app.inject({ method: "GET", url: "/" });
  return { answer, problem: ProblemSchema.parse(answer.json()), log: lines.join("") };
}

const withCode = (message: string, code: unknown) => Object.assign(new Error(message), { code });

it.each(Object.keys(statusOfError) as ErrorCode[])(
  "%s is sent as a problem document",
  async (code) => {
    const { answer, problem } = await failWith(new AppError(code, "Do this."));
    expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(answer.statusCode).toBe(statusOfError[code]);
    expect(problem).toMatchObject({
      type: `urn:mwezi:${code}`,
      status: statusOfError[code],
      code,
      detail: "Do this.",
    });
    expect(problem.title).not.toBe("");
  },
);

it("a rejected field is named with its code and its limits", async () => {
  const { problem } = await failWith(invalidField("hours", "too_big", { max: 24 }));
  expect(problem.detail).toBe("Look again at: hours.");
  expect(problem.fields).toEqual([{ field: "hours", code: "too_big", params: { max: 24 } }]);
});

it("a conflict contains the current entry, or says that there is none", async () => {
  const current = { id: "1", hours: 2, revision: 5 };
  const changed = await failWith(new AppError("conflict", "", { current }));
  expect(changed.problem.current).toEqual(current);
  await close();
  const deleted = await failWith(new AppError("conflict", "", { current: null }));
  expect(deleted.answer.json()).toHaveProperty("current", null);
  await close();
  expect((await failWith(notFound())).answer.json()).not.toHaveProperty("current");
});

it("a rate-limited client gets a Retry-After header", async () => {
  const { answer } = await failWith(new AppError("too_many_attempts", "", { retryAfter: 90 }));
  expect(answer.headers["retry-after"]).toBe("90");
  await close();
  expect((await failWith(notFound())).answer.headers).not.toHaveProperty("retry-after");
});

it.each([
  ["a fault of ours", new TypeError(SECRET)],
  ["a fault with a code of its own", withCode(SECRET, "ERR_SOMETHING")],
  ["something thrown that is no error", SECRET],
  ["nothing at all", null],
])("%s is 500, without its message in the response or the log", async (_, error) => {
  const { answer, problem, log } = await failWith(error);
  expect([answer.statusCode, problem.code]).toEqual([500, "internal"]);
  expect(answer.body + log).not.toContain(SECRET);
  if (error !== null) expect(log).toContain("request failed");
});

it("the log records an error's type and place", async () => {
  const { log } = await failWith(withCode(SECRET, "ERR_SOMETHING"));
  expect(log).toContain('"name":"Error"');
  expect(log).toContain('"code":"ERR_SOMETHING"');
  expect(log).toContain("problems.test.ts");
});

it.each(["SQLITE_BUSY", "SQLITE_IOERR_READ", "08006", "53300", "57P01", "ECONNREFUSED"])(
  "a database error %s is 503 and not a server fault",
  async (code) => {
    const { answer, problem } = await failWith(withCode(SECRET, code));
    expect([answer.statusCode, problem.code]).toEqual([503, "unavailable"]);
    expect(problem.detail).toContain("not saved");
    expect(answer.body).not.toContain(SECRET);
  },
);

it.each([
  "SQLITE_FULL",
  "SQLITE_IOERR_WRITE",
  "SQLITE_IOERR_SHMSIZE",
  "SQLITE_READONLY",
  "SQLITE_READONLY_DBMOVED",
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "53100",
  "25006",
])("a disk error %s is 503: nothing was saved", async (code) => {
  const { answer, problem } = await failWith(withCode(SECRET, code));
  expect([answer.statusCode, problem.code]).toEqual([503, "not_saved"]);
  expect(problem.detail).toContain("Nothing was changed");
  expect(answer.body).not.toContain(SECRET);
});

it.each(["SQLITE_CONSTRAINT_UNIQUE", "23505", "42P01"])(
  "an SQL statement rejected with %s is a server fault",
  async (code) => {
    expect((await failWith(withCode(SECRET, code))).problem.code).toBe("internal");
  },
);

it("an unreadable request is a client error, whichever part of the server finds it", async () => {
  const unreadable = Object.assign(new Error(SECRET), { statusCode: 400 });
  const { problem } = await failWith(unreadable);
  expect(problem).toMatchObject({ code: "malformed_request", status: 400 });
  expect(problem.detail).not.toContain(SECRET);
});

it.each([
  [100_000, "Send less than 100 kB at once."],
  [10_000_000, "Send less than 10 MB at once."],
])("a body over %i bytes is rejected with the limit of the route", async (bodyLimit, detail) => {
  const app = Fastify({ bodyLimit });
  close = () => app.close();
  app.setErrorHandler(sendProblem);
  app.post("/", () => "taken");
  const payload = JSON.stringify("x".repeat(bodyLimit));
  const headers = { "content-type": "application/json" };
  const answer = await app.inject({ method: "POST", url: "/", headers, payload });
  expect(answer.json()).toMatchObject({ code: "body_too_large", status: 413, detail });
});

it("a body of another type is rejected with the type of the route", async () => {
  const app = Fastify();
  close = () => app.close();
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler(sendProblem);
  app.post("/", () => "taken");
  app.post("/bytes", { config: { bodyType: "application/octet-stream" } }, () => "taken");
  const detailOf = async (url: string) => {
    const headers = { "content-type": "text/plain" };
    return (await app.inject({ method: "POST", url, headers, payload: "a" })).json().detail;
  };
  expect(await detailOf("/")).toBe("Send the body as application/json.");
  expect(await detailOf("/bytes")).toBe("Send the body as application/octet-stream.");
});
