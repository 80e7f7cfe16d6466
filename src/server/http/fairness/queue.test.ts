import { describe, expect, it } from "vitest";
import { AppError } from "#server/failures/app-error.ts";
import { createQueue } from "./queue.ts";

const bounds = {
  mostAtOnce: 1,
  mostOfOne: 100,
  mostOfAddress: 500,
  mostOfAll: 1000,
  refusalDelay: () => 0,
};

function watched(queue = createQueue(bounds)) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const join = (address: string, name = address, line = "", isKnown = false) =>
    queue.run({ address, line, isKnown }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const settle = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  };
  const endNext = async () => {
    await settle();
    ends.shift()?.();
    await settle();
  };
  return { started, join, settle, endNext };
}

const codeOf = async (result: Promise<unknown>) => {
  const error = await result.catch((reason: unknown) => reason);
  return error instanceof AppError ? error.code : null;
};

describe("a queue", () => {
  it("serves a single user before a flood that came first, except for jobs already started or next", async () => {
    const { started, join, endNext } = watched();
    for (let index = 0; index < 50; index += 1) void join("flood");
    void join("woman");
    await endNext();
    await endNext();
    await endNext();
    expect(started).toEqual(["flood", "flood", "woman", "flood"]);
  });

  it("serves a known device next, whatever waits from however many addresses", async () => {
    const { started, join, endNext } = watched(createQueue({ ...bounds, mostOfAll: 50 }));
    for (let index = 0; index < 51; index += 1) void join(`network ${index}`, "flood");
    expect(await codeOf(join("network 51"))).toBe("unavailable");
    for (const name of ["phone", "laptop"]) void join("home", name, name, true);
    for (let index = 0; index < 4; index += 1) await endNext();
    expect(started).toEqual(["flood", "phone", "flood", "laptop", "flood"]);
  });

  it("keeps the order within a line and rotates over the lines", async () => {
    const { started, join, endNext } = watched();
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void join(name.charAt(0), name);
    for (let index = 0; index < 6; index += 1) await endNext();
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("rotates over addresses, even if one has many lines", async () => {
    const { started, join, endNext } = watched();
    for (let index = 0; index < 50; index += 1) void join("flood", "flood", `device ${index}`);
    void join("woman");
    for (let index = 0; index < 3; index += 1) await endNext();
    expect(started).toEqual(["flood", "flood", "woman", "flood"]);
  });

  it("rotates over the lines of one address", async () => {
    const { started, join, endNext } = watched();
    for (let index = 0; index < 50; index += 1) void join("gateway", "flood", "anyone");
    void join("gateway", "woman", "her device");
    for (let index = 0; index < 3; index += 1) await endNext();
    expect(started).toEqual(["flood", "flood", "woman", "flood"]);
  });

  it("runs no more jobs at once than allowed", async () => {
    const { started, join, settle, endNext } = watched(createQueue({ ...bounds, mostAtOnce: 2 }));
    for (const line of ["a", "b", "c"]) void join(line);
    await settle();
    expect(started).toEqual(["a", "b"]);
    await endNext();
    expect(started).toEqual(["a", "b", "c"]);
  });

  it("rejects with 429 only callers of a full line", async () => {
    const { join } = watched(createQueue({ ...bounds, mostOfOne: 2 }));
    for (let index = 0; index < 3; index += 1) void join("flood");
    expect(await codeOf(join("flood"))).toBe("too_many_attempts");
    expect(await codeOf(Promise.race([join("woman"), Promise.resolve()]))).toBeNull();
  });

  it("rejects callers of a full address on every line", async () => {
    const { join } = watched(createQueue({ ...bounds, mostOfAddress: 3 }));
    for (const line of ["", "a", "b", "c"]) void join("flood", line, line);
    expect(await codeOf(join("flood", "d", "d"))).toBe("too_many_attempts");
    expect(await codeOf(Promise.race([join("woman"), Promise.resolve()]))).toBeNull();
  });

  it("rejects with 503 when too many wait in total", async () => {
    const { join, endNext } = watched(createQueue({ ...bounds, mostOfAll: 2 }));
    for (const line of ["a", "b", "c"]) void join(line);
    expect(await codeOf(join("d"))).toBe("unavailable");
    await endNext();
    expect(await codeOf(Promise.race([join("d"), Promise.resolve()]))).toBeNull();
  });

  it("lets other requests run between two jobs that fail at once", async () => {
    const queue = createQueue(bounds);
    const order: string[] = [];
    setImmediate(() => order.push("another request"));
    const place = { address: "a", line: "" };
    const works = ["first", "second"].map((name) => queue.run(place, async () => order.push(name)));
    await Promise.all(works);
    expect(order).toEqual(["first", "another request", "second"]);
  });

  it("returns the job's result, and continues after a failure", async () => {
    const queue = createQueue(bounds);
    await expect(
      queue.run({ address: "a", line: "" }, () => Promise.reject(new Error("no"))),
    ).rejects.toThrow("no");
    expect(await queue.run({ address: "a", line: "" }, async () => 5)).toBe(5);
  });
});
