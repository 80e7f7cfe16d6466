import { describe, expect, it } from "vitest";
import { QueryClient } from "./client.ts";

function questions(client: QueryClient) {
  const reads: string[] = [];
  const ask = (path: string, part: unknown = {}) =>
    client.query({
      queryKey: [path, part],
      queryFn: async () => {
        reads.push(path);
        return reads.length;
      },
    });
  const shown = (path: string, part?: unknown) => {
    const query = ask(path, part);
    query.put("before");
    query.follow(() => {}, true);
    return query;
  };
  return { reads, ask, shown };
}

describe("invalidating queries", () => {
  it("refetches shown queries at once and others when they are shown again", async () => {
    const client = new QueryClient();
    const { reads, ask, shown } = questions(client);
    shown("/api/moods");
    const hidden = ask("/api/moods", { query: { from: "2026-01-01" } });
    hidden.put("before");
    const other = shown("/api/moods-count");
    await client.invalidateQueries({ queryKey: ["/api/moods"] });
    expect(reads).toEqual(["/api/moods"]);
    expect(hidden.isStale(Number.POSITIVE_INFINITY)).toBe(true);
    expect(other.isStale(Number.POSITIVE_INFINITY)).toBe(false);
  });

  it("applies to all queries without a filter", async () => {
    const client = new QueryClient();
    const { reads, shown } = questions(client);
    shown("/api/moods");
    shown("/api/cycles");
    await client.invalidateQueries();
    expect(reads).toEqual(["/api/moods", "/api/cycles"]);
  });

  it("can wait until the query is shown again", async () => {
    const client = new QueryClient();
    const { reads, shown } = questions(client);
    const query = shown("/api/doses");
    await client.invalidateQueries({ queryKey: ["/api/doses"], refetchType: "none" });
    expect(reads).toEqual([]);
    expect(query.isStale(Number.POSITIVE_INFINITY)).toBe(true);
  });

  it("doesn't fetch for a disabled screen", async () => {
    const client = new QueryClient();
    const { reads, ask } = questions(client);
    ask("/api/questionnaires").follow(() => {}, false);
    await client.invalidateQueries();
    expect(reads).toEqual([]);
  });

  it("resolves even if the refetch fails", async () => {
    const failures: string[] = [];
    const client = new QueryClient({ onReadFailed: ({ message }) => failures.push(message) });
    const queryFn = () => Promise.reject(new Error("no"));
    client.query({ queryKey: ["moon"], queryFn }).follow(() => {}, true);
    await client.invalidateQueries();
    expect(failures).toEqual(["no"]);
  });

  it("repeats a first fetch that is still in flight", async () => {
    const client = new QueryClient();
    let saved = 0;
    const answers: (() => void)[] = [];
    const queryFn = () => {
      const own = saved;
      return new Promise<number>((resolve) => answers.push(() => resolve(own)));
    };
    const query = client.query({ queryKey: ["moods"], queryFn });
    query.follow(() => {}, true);
    void query.join();
    saved = 1;
    const refreshed = client.invalidateQueries({ queryKey: ["moods"] });
    for (const answer of answers.reverse()) answer();
    await refreshed;
    expect(client.getQueryData(["moods"])).toBe(1);
  });
});

describe("setting query data", () => {
  it("stores the value for later readers, computed from the previous one", () => {
    const client = new QueryClient();
    client.setQueryData<readonly number[]>(["list"], [1]);
    client.setQueryData<readonly number[]>(["list"], (list) => list && [...list, 2]);
    expect(client.getQueryData(["list"])).toEqual([1, 2]);
    expect(client.answersUnder(["list"])).toEqual([[1, 2]]);
  });

  it("ignores queries without data", () => {
    const client = new QueryClient();
    client.setQueryData<readonly number[]>(["list"], (list) => list && [...list, 2]);
    expect(client.answersUnder(["list"])).toEqual([]);
  });
});

describe("ensureQueryData", () => {
  it("fetches once and then returns the cached data", async () => {
    const client = new QueryClient();
    let reads = 0;
    const question = {
      queryKey: ["picture"],
      queryFn: async () => {
        reads += 1;
        return reads;
      },
    };
    expect(await client.ensureQueryData(question)).toBe(1);
    expect(await client.ensureQueryData(question)).toBe(1);
  });

  it("rejects if the query is cancelled before the answer", async () => {
    const client = new QueryClient();
    let arrive = (_: string) => {};
    const queryFn = () =>
      new Promise<string>((resolve) => {
        arrive = resolve;
      });
    const needed = client.ensureQueryData({ queryKey: ["picture"], queryFn });
    client.cancelQueries({ queryKey: ["picture"] });
    arrive("late");
    await expect(needed).rejects.toThrow("cancelled");
  });
});

describe("work of one scope", () => {
  it("runs in order, each after the previous one even if that failed", async () => {
    const client = new QueryClient();
    const log: string[] = [];
    const work = (name: string, fails = false) =>
      client.inTurn("plan", async () => {
        log.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const results = await Promise.allSettled([work("one"), work("two", true), work("three")]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(log).toEqual(
      ["one", "two", "three"].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });

  it("doesn't wait for another scope", async () => {
    const client = new QueryClient();
    void client.inTurn("plan", () => new Promise(() => {}));
    expect(await client.inTurn("care", async () => "done")).toBe("done");
    expect(await client.inTurn(undefined, async () => "done")).toBe("done");
  });
});
