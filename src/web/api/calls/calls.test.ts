import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followWrites, type Write } from "../writes.ts";
import { ask } from "./ask.ts";
import { read } from "./read.ts";
import { forgetAnswers } from "./remembered-answers.ts";
import { write } from "./write.ts";

let answer: () => Response;
const written: Write[] = [];
let unfollow = () => {};

beforeEach(() => {
  vi.stubGlobal("location", { href: "https://mwezi.example/" });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async () => answer());
  written.length = 0;
  unfollow = followWrites((one) => void written.push(one));
  forgetAnswers();
});

afterEach(() => {
  unfollow();
  vi.unstubAllGlobals();
});

it("ask treats the report as a read, stored under its options", () => {
  const asked = ask("POST /api/visit/report", { body: { months: 3 } }, "moon");
  expect(asked.isWrite).toBe(false);
  expect(asked.key).toBe(`${asked.url}#{"months":3}`);
  expect(ask("GET /api/cycles", {}, "moon").key).toBe("https://mwezi.example/api/cycles");
});

it("ask stores neither the answer to a write nor one without a token", () => {
  expect(ask("PATCH /api/user/profile", { body: {} }, "moon")).toMatchObject({
    isWrite: true,
    key: null,
  });
  expect(ask("POST /api/auth/login", { body: {} }, "moon").key).toBeNull();
  expect(ask("GET /api/cycles", {}).key).toBeNull();
});

it("read returns the remembered answer after a 304, and announces no write", async () => {
  const asked = ask("GET /api/cycles", {}, "moon");
  answer = () => Response.json(["a"], { headers: { ETag: '"1"' } });
  expect(await read(asked)).toEqual(["a"]);
  answer = () => new Response(null, { status: 304 });
  expect(await read(asked)).toEqual(["a"]);
  expect(written).toEqual([]);
});

it("write announces the server's answer, and nothing when it is refused", async () => {
  const asked = ask("PATCH /api/user/profile", { body: { age: 30 } }, "moon");
  const conditions = { ifMatch: 1, canWait: false };
  answer = () => Response.json({ code: "conflict" }, { status: 412 });
  await expect(write(asked, conditions)).rejects.toMatchObject({ status: 412 });
  expect(written).toEqual([]);
  answer = () => Response.json({ age: 30, revision: 2 });
  expect(await write(asked, conditions)).toEqual({ age: 30, revision: 2 });
  expect(written).toEqual([{ path: "/api/user/profile", entry: { age: 30, revision: 2 } }]);
});
