import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QueryClient } from "./client.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("in any order of events", () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom("answer", "fail"), which: fc.nat(30) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("ask", "join", "invalidate") }) },
    {
      arbitrary: fc.record({ kind: fc.constantFrom("put", "cancel", "come", "leave") }),
      weight: 2,
    },
  );

  /** The server's state is a counter of fetches and updates; every answer carries it. */
  async function live(steps: readonly { readonly kind: string; readonly which?: number }[]) {
    const client = new QueryClient();
    let version = 0;
    const waiting: { answer: () => void; fail: () => void }[] = [];
    const queryFn = () => {
      version += 1;
      const own = version;
      return new Promise<number>((resolve, reject) => {
        waiting.push({ answer: () => resolve(own), fail: () => reject(new Error("no")) });
      });
    };
    const query = client.query({ queryKey: ["moon"], queryFn });
    const leaves: (() => void)[] = [];
    const heard: { readonly hasLeft: boolean }[] = [];
    const acts: Record<string, (which: number) => unknown> = {
      ask: () => void query.ask(),
      join: () => void query.join(),
      invalidate: () => void client.invalidateQueries({ queryKey: ["moon"] }),
      cancel: () => client.cancelQueries({ queryKey: ["moon"] }),
      put: () => {
        version += 1;
        client.setQueryData(["moon"], version);
      },
      come: () => {
        let hasLeft = false;
        const leave = query.follow(() => heard.push({ hasLeft }), true);
        leaves.push(() => {
          hasLeft = true;
          leave();
        });
      },
      leave: () => leaves.shift()?.(),
      answer: (which) => waiting[which % waiting.length]?.answer(),
      fail: (which) => waiting[which % waiting.length]?.fail(),
    };
    const known: number[] = [];
    for (const { kind, which = 0 } of steps) {
      acts[kind]?.(which);
      await settle();
      known.push(Number(query.state.data ?? 0));
    }
    for (const { answer } of waiting.splice(0)) answer();
    await settle();
    for (const { answer } of waiting.splice(0)) answer();
    await settle();
    known.push(Number(query.state.data ?? 0));
    return { query, known, heard };
  }

  it("an older answer never replaces a newer one, and no listener is called after unsubscribing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { known, heard } = await live(steps);
        expect(known).toEqual([...known].sort((one, other) => one - other));
        expect(heard.filter(({ hasLeft }) => hasLeft)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("once all answers are in nothing is in flight, and subscribers have the latest", async () => {
    const last = fc.constantFrom("ask", "invalidate");
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), last, async (steps, kind) => {
        const { query, known } = await live([...steps, { kind: "come" }, { kind }]);
        expect(query.state).toMatchObject({ isFetching: false, isInvalidated: false });
        expect(known.at(-1)).toBe(Math.max(...known));
        expect(known.at(-1)).toBeGreaterThan(known.at(-2) ?? 0);
      }),
      { numRuns: 300 },
    );
  });
});
