import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Item, Outcome } from "./item.ts";
import { insist, nextItem, outcomeOf, remove, settle } from "./rules.ts";

const item = (order: number, changes: Partial<Item> = {}): Item => ({
  order,
  entryId: `entry-${order}`,
  method: "POST",
  path: "/api/moods",
  body: { date: "2026-11-20" },
  ifMatch: null,
  at: order,
  timeZone: "Africa/Johannesburg",
  refusal: null,
  ...changes,
});
const saved = (id: string, revision: number): Outcome => ({ kind: "saved", id, revision });
const refused: Outcome = { kind: "refused", refusal: { status: 412, problem: null } };

describe("the outbox", () => {
  it("sends in order of writing, whatever the storage order", () => {
    expect(nextItem([item(3), item(1), item(2)])?.order).toBe(1);
  });

  it("sets a refused write aside with the reason and continues with the next", () => {
    const items = settle([item(1), item(2)], item(1), refused);
    expect(nextItem(items)?.order).toBe(2);
    expect(items.find(({ order }) => order === 1)?.refusal).toEqual({
      status: 412,
      problem: null,
    });
  });

  it("keeps every write when offline or signed out", () => {
    const items = [item(1), item(2)];
    expect(settle(items, item(1), outcomeOf("POST", 401, null))).toBe(items);
    expect(settle(items, item(1), outcomeOf("POST", 503, { code: "not_saved" }))).toBe(items);
    expect(settle(items, item(1), outcomeOf("POST", 429, null))).toBe(items);
  });

  it("treats a 404 as success for deletions only", () => {
    expect(outcomeOf("DELETE", 404, null).kind).toBe("saved");
    expect(outcomeOf("PATCH", 404, null).kind).toBe("refused");
  });

  it("remembers what the record refuses", () => {
    const problem = { field: "startDate", code: "period_still_open" };
    const body = { code: "invalid_input", fields: [problem] };
    expect(outcomeOf("POST", 422, body)).toEqual({
      kind: "refused",
      refusal: { status: 422, problem },
    });
  });

  it("passes the server's id and revision on to dependent writes", () => {
    const change = item(2, { method: "PATCH", path: "/api/moods/entry-1", ifMatch: -1 });
    const [rest] = settle([item(1), change], item(1), saved("from-the-server", 7));
    expect(rest).toMatchObject({ path: "/api/moods/from-the-server", ifMatch: 7 });
  });

  it("sets aside the dependents of a refused write", () => {
    const change = item(2, { path: "/api/moods/entry-1", ifMatch: -1 });
    const items = settle([item(1), change, item(3)], item(1), refused);
    expect(nextItem(items)?.order).toBe(3);
    expect(items).toHaveLength(3);
  });

  it("overwrites or discards a refused write on the user's decision", () => {
    const items = settle([item(1, { ifMatch: 4 })], item(1, { ifMatch: 4 }), refused);
    expect(nextItem(insist(items, 1))).toMatchObject({ order: 1, ifMatch: null });
    expect(remove(items, 1)).toEqual([]);
  });
});

/** A fake server of one entry per day, with upserts, revisions and conflicts like ours. */
function fakeServer() {
  const days = new Map<string, { value: number; revision: number }>();
  let revision = 0;
  const log: number[] = [];
  const write = (day: string, value: number) => {
    revision += 1;
    days.set(day, { value, revision });
  };
  return {
    log,
    valueOf: (day: string) => days.get(day)?.value,
    byOther: (day: string, value: number) => write(day, value),
    receive: ({ order, body, ifMatch }: Item): Outcome => {
      const { day, value } = body as { day: string; value: number };
      const current = days.get(day);
      // A write that changes nothing succeeds.
      if (current?.value === value) return saved(day, current.revision);
      if (ifMatch !== null && ifMatch !== (current?.revision ?? 0)) return refused;
      log.push(order);
      write(day, value);
      return saved(day, revision);
    },
  };
}

type Luck = "arrives" | "lost" | "answer lost" | "changed elsewhere" | "signed out";
const lucks: readonly Luck[] = [
  "arrives",
  "lost",
  "answer lost",
  "changed elsewhere",
  "signed out",
];

it("with loss, repetition, delay and conflict each write reaches the server once, in order, or is set aside", () => {
  const writes = fc.array(fc.record({ day: fc.nat(3), rests: fc.boolean() }), { maxLength: 8 });
  const journeys = fc.array(fc.constantFrom(...lucks), { maxLength: 24 });
  fc.assert(
    fc.property(writes, journeys, (plan, luck) => {
      const server = fakeServer();
      const lastOn = new Map<number, number>();
      let items: readonly Item[] = plan.map(({ day, rests }, index) => {
        const order = index + 1;
        const before = lastOn.get(day);
        lastOn.set(day, order);
        const ifMatch = before === undefined ? 0 : -before;
        return item(order, {
          body: { day: `${day}`, value: order },
          ifMatch: rests ? ifMatch : null,
        });
      });
      const step = (how: Luck) => {
        const next = nextItem(items);
        if (next === null) return;
        const { day } = next.body as { day: string };
        if (how === "changed elsewhere") server.byOther(day, -next.order);
        if (how === "lost" || how === "signed out")
          items = settle(items, next, outcomeOf("POST", 401, null));
        else {
          const outcome = server.receive(next);
          items = settle(items, next, how === "answer lost" ? { kind: "unsent" } : outcome);
        }
        // A reload of the tab: only what is stored survives.
        items = JSON.parse(JSON.stringify(items));
      };
      for (const how of luck) step(how);
      while (nextItem(items) !== null) step("arrives");

      const aside = new Set(items.map(({ order }) => order));
      const onServer = new Set(server.log);
      // An overwrite has no revision, so it is repeated when its answer was lost.
      const said = server.log.filter((order, index) => order !== server.log[index - 1]);
      expect(said).toEqual([...onServer].sort((one, other) => one - other));
      for (const [index, { rests }] of plan.entries()) {
        const times = server.log.filter((order) => order === index + 1).length;
        if (rests) expect(times).toBeLessThanOrEqual(1);
      }
      expect(items.every(({ refusal }) => refusal !== null)).toBe(true);
      for (const [index] of plan.entries()) {
        expect(onServer.has(index + 1) || aside.has(index + 1)).toBe(true);
      }
    }),
    { numRuns: 12_000 },
  );
});
