import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("joining periods on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const start = async (client: Client, body: object): Promise<RevisedCycle> =>
    (await client.send("POST", "/api/cycles", { body })).json();
  const change = async (client: Client, id: string, body: object): Promise<RevisedCycle> =>
    (await client.send("PATCH", `/api/cycles/${id}`, { body })).json();
  const join = (client: Client, id: string, later: string) =>
    client.send("POST", `/api/cycles/${id}/join/${later}`);
  const list = async (client: Client): Promise<RevisedCycle[]> =>
    (await client.send("GET", "/api/cycles")).json();
  const sentAgain = ({
    id: _,
    startDay: __,
    endDay: ___,
    ...period
  }: Omit<RevisedCycle, "revision">) => period;
  const withoutRevision = ({ revision: _, ...cycle }: RevisedCycle) => cycle;

  it("undoes a mistaken New Period and restores what was before", async () => {
    const client = await test.register();
    await start(client, { startDate: "2026-10-19", endDate: "2026-10-23", notes: "earlier" });
    const details = { flow: "heavy", notes: "first day", isUnsure: true };
    const open = await start(client, { startDate: "2026-11-17T20:00:00.000Z", ...details });
    const before = (await list(client)).map(withoutRevision);

    const now = "2026-11-19T06:00:00.000Z";
    await change(client, open.id, { endDate: now });
    const slip = await start(client, { startDate: now });
    const answer = await join(client, open.id, slip.id);

    expect(answer.statusCode).toBe(200);
    expect((await list(client)).map(withoutRevision)).toEqual(before);
  });

  it("has the same result when requested twice, at once or later", async () => {
    const client = await test.register();
    const one = await start(client, { startDate: "2026-11-15", endDate: "2026-11-17" });
    const other = await start(client, { startDate: "2026-11-18" });
    const atOnce = await Promise.all([
      join(client, one.id, other.id),
      join(client, one.id, other.id),
    ]);
    const later = await join(client, one.id, other.id);
    const statuses = [...atOnce, later].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    expect(later.json()).toEqual((await list(client))[0]);
    expect(await list(client)).toHaveLength(1);
  });

  it("takes the later period's end, the heavier flow and both notes", async () => {
    const client = await test.register();
    const one = await start(client, {
      startDate: "2026-11-02",
      endDate: "2026-11-04",
      flow: "light",
      notes: "one",
    });
    const other = await start(client, {
      startDate: "2026-11-06",
      endDate: "2026-11-08",
      flow: "moderate",
      notes: "two",
      intermenstrualSpotting: true,
      isSeparate: true,
    });
    const joined = (await join(client, one.id, other.id)).json();
    expect(withoutRevision(joined)).toEqual({
      id: one.id,
      startDate: "2026-11-02",
      startDay: "2026-11-02",
      endDate: "2026-11-08",
      endDay: "2026-11-08",
      intermenstrualSpotting: true,
      flow: "moderate",
      notes: "one\ntwo",
    });
  });

  it("is rejected across a third period, in the wrong order, and for another account", async () => {
    const client = await test.register();
    const [one, two, three] = await Promise.all(
      ["2026-09-01", "2026-09-29", "2026-10-27"].map((day) =>
        start(client, { startDate: day, endDate: day }),
      ),
    );
    const ids = [one, two, three].map((cycle) => cycle?.id ?? "");
    expect((await join(client, ids[0] ?? "", ids[2] ?? "")).json().fields).toEqual([
      { field: "later", code: "overlaps_period" },
    ]);
    expect((await join(client, ids[1] ?? "", ids[0] ?? "")).json().fields).toEqual([
      { field: "later", code: "before_start" },
    ]);
    const stranger = await test.register();
    expect((await join(stranger, ids[0] ?? "", ids[1] ?? "")).statusCode).toBe(404);
    expect(await list(client)).toHaveLength(3);
  });

  it("is rejected where the notes of both are too long together, and cuts none", async () => {
    const client = await test.register();
    const ids: string[] = [];
    for (const day of ["2026-11-02", "2026-11-06"]) {
      const notes = "a".repeat(1200);
      ids.push((await start(client, { startDate: day, endDate: day, notes })).id);
    }
    expect((await join(client, ids[0] ?? "", ids[1] ?? "")).json().fields).toEqual([
      { field: "notes", code: "too_long", params: { maxLength: 2000 } },
    ]);
    expect(await list(client)).toHaveLength(2);
  });

  it("is undone completely when the user takes it back", async () => {
    const client = await test.register();
    const one = await start(client, { startDate: "2026-11-02", flow: "light", notes: "one" });
    await change(client, one.id, { endDate: "2026-11-04", leftOutBecause: "travel" });
    const other = await start(client, { startDate: "2026-11-08T06:00:00.000Z", flow: "heavy" });
    const before = (await list(client)).map(withoutRevision);
    const joined: RevisedCycle = (await join(client, one.id, other.id)).json();
    const [earlier, later] = before.toReversed().map(sentAgain);
    const split = (revision: number) =>
      client.send("POST", `/api/cycles/${one.id}/split`, {
        headers: { "if-match": `"${revision}"` },
        body: { earlier, later: { ...later, id: other.id } },
      });

    expect((await split(joined.revision - 1)).statusCode).toBe(412);
    const answer = await split(joined.revision);
    expect(answer.statusCode).toBe(200);
    expect((await list(client)).map(withoutRevision)).toEqual(before);
    expect((await split(joined.revision)).json()).toEqual(answer.json());
    expect(await list(client)).toHaveLength(2);
    const stranger = await test.register();
    const path = `/api/cycles/${one.id}/split`;
    const body = { earlier, later: { ...later, id: crypto.randomUUID() } };
    expect((await stranger.send("POST", path, { body })).statusCode).toBe(404);
  });

  it("applies to close periods by default, until the user says they are separate", async () => {
    const client = await test.register();
    await start(client, { startDate: "2026-10-01", endDate: "2026-10-04" });
    await start(client, { startDate: "2026-10-29", endDate: "2026-10-30" });
    const again = await start(client, { startDate: "2026-11-05", endDate: "2026-11-07" });
    const summary = async () => (await client.send("GET", "/api/cycles/summary")).json();
    expect(await summary()).toMatchObject({ totalCycles: 2, avgCycleLength: 28 });
    await change(client, again.id, { isSeparate: true });
    expect(await summary()).toMatchObject({ totalCycles: 3, avgCycleLength: 17.5 });
  });
});
