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

/** A queue that notes who ran, and whose work ends when the test says so. */
function watched(queue = createQueue(bounds)) {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const join = (address: string, name = address, line = "") =>
    queue.run({ address, line }, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  /** Until whoever is next has started: after a turn of the loop for everybody else's requests. */
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
  it("lets one woman go before a flood that came first, but for what is under way or next", async () => {
    const { started, join, endNext } = watched();
    for (let index = 0; index < 50; index += 1) void join("flood");
    void join("woman");
    await endNext();
    await endNext();
    await endNext();
    expect(started).toEqual(["flood", "flood", "woman", "flood"]);
  });

  it("keeps the order within a line and takes the lines in turn", async () => {
    const { started, join, endNext } = watched();
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) void join(name.charAt(0), name);
    for (let index = 0; index < 6; index += 1) await endNext();
    expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("of an address with many lines gives other addresses their turns all the same", async () => {
    const { started, join, endNext } = watched();
    for (let index = 0; index < 50; index += 1) void join("flood", "flood", `device ${index}`);
    void join("woman");
    for (let index = 0; index < 3; index += 1) await endNext();
    expect(started).toEqual(["flood", "flood", "woman", "flood"]);
  });

  it("takes the lines of one address in turn", async () => {
    const { started, join, endNext } = watched();
    for (let index = 0; index < 50; index += 1) void join("gateway", "flood", "anyone");
    void join("gateway", "woman", "her device");
    for (let index = 0; index < 3; index += 1) await endNext();
    expect(started).toEqual(["flood", "flood", "woman", "flood"]);
  });

  it("runs no more at once than it may", async () => {
    const { started, join, settle, endNext } = watched(createQueue({ ...bounds, mostAtOnce: 2 }));
    for (const line of ["a", "b", "c"]) void join(line);
    await settle();
    expect(started).toEqual(["a", "b"]);
    await endNext();
    expect(started).toEqual(["a", "b", "c"]);
  });

  it("refuses whoever comes to a full line, with 429, and nobody else", async () => {
    const { join } = watched(createQueue({ ...bounds, mostOfOne: 2 }));
    for (let index = 0; index < 3; index += 1) void join("flood");
    expect(await codeOf(join("flood"))).toBe("too_many_attempts");
    expect(await codeOf(Promise.race([join("woman"), Promise.resolve()]))).toBeNull();
  });

  it("refuses whoever comes to a full address, whatever the line", async () => {
    const { join } = watched(createQueue({ ...bounds, mostOfAddress: 3 }));
    for (const line of ["", "a", "b", "c"]) void join("flood", line, line);
    expect(await codeOf(join("flood", "d", "d"))).toBe("too_many_attempts");
    expect(await codeOf(Promise.race([join("woman"), Promise.resolve()]))).toBeNull();
  });

  it("refuses with 503 when too many wait in all", async () => {
    const { join, endNext } = watched(createQueue({ ...bounds, mostOfAll: 2 }));
    for (const line of ["a", "b", "c"]) void join(line);
    expect(await codeOf(join("d"))).toBe("unavailable");
    await endNext();
    expect(await codeOf(Promise.race([join("d"), Promise.resolve()]))).toBeNull();
  });

  it("lets the rest of the server go on between two that are refused at once", async () => {
    const queue = createQueue(bounds);
    const order: string[] = [];
    setImmediate(() => order.push("another request"));
    const place = { address: "a", line: "" };
    const works = ["first", "second"].map((name) => queue.run(place, async () => order.push(name)));
    await Promise.all(works);
    expect(order).toEqual(["first", "another request", "second"]);
  });

  it("hands on what the work answers, and goes on after it fails", async () => {
    const queue = createQueue(bounds);
    await expect(
      queue.run({ address: "a", line: "" }, () => Promise.reject(new Error("no"))),
    ).rejects.toThrow("no");
    expect(await queue.run({ address: "a", line: "" }, async () => 5)).toBe(5);
  });
});
