import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryClient } from "./client.ts";
import type { Query } from "./query.ts";

function slowServer(client = new QueryClient()) {
  const waiting: { readonly answer: () => void; readonly fail: () => void }[] = [];
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    const number = asked;
    return new Promise<number>((resolve, reject) => {
      waiting.push({ answer: () => resolve(number), fail: () => reject(new Error(`${number}`)) });
    });
  };
  const query = client.query({ queryKey: ["moon"], queryFn });
  return { client, query, waiting, asked: () => asked };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

const dataOf = (query: Query) => query.state.data;

describe("a fetch", () => {
  it("is shared by all who wait for it", async () => {
    const { query, waiting, asked } = slowServer();
    const all = Promise.all([query.join(), query.join()]);
    waiting[0]?.answer();
    await all;
    expect(asked()).toBe(1);
    expect(query.state).toMatchObject({ data: 1, error: null, isFetching: false });
  });

  it("that is older than the last one is ignored", async () => {
    const { query, waiting } = slowServer();
    void query.ask();
    void query.ask();
    waiting[1]?.answer();
    await settle();
    waiting[0]?.answer();
    await settle();
    expect(dataOf(query)).toBe(2);
  });

  it("that was superseded resolves when the newer one does", async () => {
    const { query, waiting } = slowServer();
    const first = query.ask().then(() => dataOf(query));
    void query.ask();
    waiting[0]?.answer();
    await settle();
    expect(query.state.isFetching).toBe(true);
    waiting[1]?.answer();
    expect(await first).toBe(2);
  });

  it("in flight while data is set is repeated", async () => {
    const { query, waiting, asked } = slowServer();
    query.follow(() => {}, true);
    void query.ask();
    query.put("saved");
    expect(dataOf(query)).toBe("saved");
    waiting[0]?.answer();
    await settle();
    expect(dataOf(query)).toBe("saved");
    expect(asked()).toBe(2);
    waiting[1]?.answer();
    await settle();
    expect(dataOf(query)).toBe(2);
  });

  it("that fails before any screen is open is not repeated for the first one [S7-09]", async () => {
    const { query, waiting } = slowServer();
    const joined = query.join();
    waiting[0]?.fail();
    await joined;
    expect(query.isStale(Number.POSITIVE_INFINITY)).toBe(false);
    const leave = query.follow(() => {}, true);
    expect(query.state.error).toEqual(new Error("1"));
    leave();
    expect(query.isStale(Number.POSITIVE_INFINITY)).toBe(true);
  });

  it("that fails leaves the data, and the next success clears the error", async () => {
    const { query, waiting } = slowServer();
    for (const outcome of ["answer", "fail"] as const) {
      void query.ask();
      waiting.at(-1)?.[outcome]();
      await settle();
    }
    expect(query.state).toMatchObject({ data: 1, error: new Error("2"), isFetching: false });
    expect(query.isStale(Number.POSITIVE_INFINITY)).toBe(true);
    void query.ask();
    waiting[2]?.answer();
    await settle();
    expect(query.state).toMatchObject({ data: 3, error: null, isInvalidated: false });
  });

  it("that throws synchronously counts as a failure", async () => {
    const client = new QueryClient();
    const queryFn = () => {
      throw new Error("no");
    };
    await expect(client.ensureQueryData({ queryKey: ["moon"], queryFn })).rejects.toThrow("no");
  });

  it("that was cancelled is ignored, as is its failure", async () => {
    const failures: Error[] = [];
    const { client, query, waiting } = slowServer(
      new QueryClient({ onReadFailed: (error) => failures.push(error) }),
    );
    query.put("known");
    for (const outcome of ["answer", "fail"] as const) {
      const asking = query.ask();
      client.cancelQueries({ queryKey: ["moon"] });
      waiting.at(-1)?.[outcome]();
      await asking;
      expect(query.state).toMatchObject({ data: "known", error: null, isFetching: false });
    }
    expect(failures).toEqual([]);
  });

  it("reuses the equal parts of the previous data", async () => {
    const client = new QueryClient();
    const lists = [
      [{ day: 1 }, { day: 2 }],
      [{ day: 1 }, { day: 3 }],
    ];
    const query = client.query({ queryKey: ["days"], queryFn: async () => lists.shift() });
    await query.ask();
    const [first] = dataOf(query) as object[];
    await query.ask();
    expect(dataOf(query)).toEqual([{ day: 1 }, { day: 3 }]);
    expect((dataOf(query) as object[])[0]).toBe(first);
  });
});

describe("a subscriber", () => {
  it("is called for every change until it unsubscribes", async () => {
    const { query, waiting } = slowServer();
    const seen: unknown[] = [];
    const leave = query.follow(() => seen.push(query.state.isFetching, dataOf(query)), true);
    void query.ask();
    waiting[0]?.answer();
    await settle();
    leave();
    query.put(5);
    expect(seen).toEqual([true, undefined, false, 1]);
  });

  it("may unsubscribe during a notification without affecting the others", () => {
    const { query } = slowServer();
    const heard: string[] = [];
    const leave = query.follow(() => {
      heard.push("one");
      leave();
    }, true);
    query.follow(() => heard.push("two"), true);
    query.put(1);
    query.put(2);
    expect(heard).toEqual(["one", "two", "two"]);
  });
});

describe("data that no screen shows", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const cachedAt = (client: QueryClient) => client.getQueryData(["moon"]);

  it("is dropped five minutes after the last subscriber left", () => {
    const { client, query } = slowServer();
    const leave = query.follow(() => {}, true);
    query.put(1);
    vi.advanceTimersByTime(60 * 60_000);
    expect(cachedAt(client)).toBe(1);
    leave();
    vi.advanceTimersByTime(299_999);
    expect(cachedAt(client)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(cachedAt(client)).toBeUndefined();
  });

  it("is dropped after the same time if it was set and never fetched", () => {
    const client = new QueryClient();
    client.setQueryData(["moon"], 1);
    vi.advanceTimersByTime(299_999);
    expect(cachedAt(client)).toBe(1);
    vi.advanceTimersByTime(1);
    expect(cachedAt(client)).toBeUndefined();
  });

  it("is dropped after the same time even if it is invalidated meanwhile", () => {
    const { client, query } = slowServer();
    query.put(1);
    vi.advanceTimersByTime(200_000);
    query.invalidate();
    vi.advanceTimersByTime(100_000);
    expect(cachedAt(client)).toBeUndefined();
  });

  it("stays if a screen subscribes again in time", () => {
    const { client, query } = slowServer();
    query.put(1);
    vi.advanceTimersByTime(299_999);
    query.follow(() => {}, true);
    vi.advanceTimersByTime(60 * 60_000);
    expect(cachedAt(client)).toBe(1);
  });

  it("is dropped at once if its options say so and no reader asked for longer", () => {
    const client = new QueryClient();
    const question = { queryKey: ["photo"], queryFn: async () => "picture" };
    const photo = client.query({ ...question, gcTime: 0 });
    photo.put("picture");
    vi.advanceTimersByTime(0);
    expect(client.getQueryData(["photo"])).toBeUndefined();
    client.query({ ...question, gcTime: 0 });
    client.query(question).put("picture");
    vi.advanceTimersByTime(299_999);
    expect(client.getQueryData(["photo"])).toBe("picture");
  });

  it("is not dropped while a fetch is in flight", async () => {
    const { client, query, waiting } = slowServer();
    query.put("before");
    void query.ask();
    vi.advanceTimersByTime(60 * 60_000);
    waiting[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(cachedAt(client)).toBe(1);
  });

  it("is cached again when a screen that was rendering subscribes after all", () => {
    const { client, query } = slowServer();
    query.put(1);
    vi.advanceTimersByTime(300_000);
    expect(cachedAt(client)).toBeUndefined();
    query.follow(() => {}, true);
    expect(cachedAt(client)).toBe(1);
  });
});
